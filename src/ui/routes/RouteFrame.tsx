import type { ReactNode } from 'react';
import { PageFrame } from '../frame/PageFrame.js';
import type { RouteProps } from './route-props.js';

/** The frame of every route but a link's own page, which names its merchant. */
export function RouteFrame({
  ports,
  texts,
  theme,
  providerPages,
  children,
}: RouteProps & { readonly children: ReactNode }) {
  return (
    <PageFrame host={ports.host} texts={texts} theme={theme} providerPages={providerPages}>
      {children}
    </PageFrame>
  );
}
