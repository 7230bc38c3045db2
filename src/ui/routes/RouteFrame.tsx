import type { ReactNode } from 'react';
import { PageFrame } from '../frame/PageFrame.js';
import type { RouteProps } from './route-props.js';

interface RouteFrameProps extends RouteProps {
  /** As soon as an answer names who is paid. */
  readonly merchantName?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every route but a link's own page. */
export function RouteFrame({ ports, texts, theme, providerPages, merchantName, children }: RouteFrameProps) {
  return (
    <PageFrame host={ports.host} texts={texts} theme={theme} providerPages={providerPages} merchantName={merchantName}>
      {children}
    </PageFrame>
  );
}
