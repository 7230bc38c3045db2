import type { ReactNode } from 'react';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/PageFrame.js';
import { PageFrame } from '../frame/PageFrame.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import type { LinkPagePorts } from '../links/link-page.vm.js';
import type { Translate } from '../texts/texts.js';

/** Describes what every route but a payment's is made of. */
export interface RouteProps {
  readonly ports: LinkPagePorts;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly providerPages: ProviderPages | undefined;
}

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

interface RouteLoadingProps {
  readonly t: Translate;
  /** Holds what is under way. */
  readonly label: string;
}

/** A page whose answer, or whose part, is awaited (RL-02). Its heading is for screen readers. */
export function RouteLoading({ t, label }: RouteLoadingProps) {
  return (
    <div data-unfinished>
      <h1 className={hidden.hidden}>{t('app.title')}</h1>
      <LoadingOverlay label={label} blocking={false} />
    </div>
  );
}
