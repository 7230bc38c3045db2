import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageHost } from '../../application/ports.js';
import { whenIdle } from '../kit/idle.js';
import { Footer } from './Footer.js';
import { HeaderBar } from './HeaderBar.js';
import type { LanguageVm } from './language.vm.js';
import styles from './PageFrame.styles.js';
import type { ThemeVm } from './theme.vm.js';
import { MerchantName } from './window-title.js';

/** Addresses of the provider's own pages, from the serving configuration (RL-11, PP-08). One that is missing is left out. */
export interface ProviderPages {
  readonly settingsUrl: string | undefined;
  readonly supportUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly personalDataUrl: string | undefined;
}

/** The address of the provider's notice on personal data, for what stands in the frame; undefined where there is none. */
export const PersonalDataUrl = createContext<string | undefined>(undefined);

interface PageFrameProps {
  readonly host: PageHost;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  /** Undefined in the shell, which is made before there is a serving configuration. */
  readonly providerPages: ProviderPages | undefined;
  readonly merchantName?: string | undefined;
  readonly merchantLogo?: string | undefined;
  readonly children: ReactNode;
}

/** Shows what stands around every screen (RL-04, RL-05); it sends a frame around the page its height (RL-03). */
export const PageFrame = observer(({ host, texts, theme, providerPages, children, ...merchant }: PageFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => reportHeight(frame.current, host), [host]);
  // The first rendering must equal the shell's HTML: React hydrates it.
  const [complete, setComplete] = useState(false);
  useEffect(() => whenIdle(window, () => setComplete(true)), []);
  const [legal, setLegal] = useState<ProviderPages>();
  useEffect(() => setLegal(providerPages), [providerPages]);
  return (
    <div ref={frame} className={styles.frame}>
      <HeaderBar
        t={texts.t}
        language={texts.language}
        onLanguage={(language) => void texts.choose(language)}
        languageUnavailable={texts.unavailable}
        onToggleTheme={() => theme.toggle()}
        {...merchant}
      />
      <main className={styles.main}>
        <MerchantName value={merchant.merchantName ?? ''}>
          <PersonalDataUrl value={providerPages?.personalDataUrl}>{children}</PersonalDataUrl>
        </MerchantName>
      </main>
      <Footer
        t={texts.t}
        complete={complete}
        privacyUrl={legal === undefined ? '' : legal.privacyUrl}
        personalDataUrl={legal === undefined ? '' : legal.personalDataUrl}
      />
    </div>
  );
});

/**
 * Reports the height at every change of the content, whatever changed it. It is measured in the next frame: WebKit says
 * that its observations loop where a layout is asked for within one. The undo drops that frame, too, since what has left
 * the document measures 0.
 */
function reportHeight(frame: HTMLElement | null, host: PageHost): (() => void) | undefined {
  if (frame === null) return undefined;
  const report = () => host.reportHeight(Math.ceil(frame.getBoundingClientRect().height));
  let next = 0;
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(report);
  });
  watch.observe(frame);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(next);
  };
}
