import type { Banner } from '../../../domain/payment/page-features.js';
import { Alert } from '../../kit/Alert.js';
import { Glyph, Icon } from '../../kit/Icon.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import type { TextKey, Translate } from '../../texts/texts.js';
import styles from './Banners.styles.js';

/** PP-02: says that the payment is a test. */
export function TestModeBanner({ t }: { readonly t: Translate }) {
  return (
    <div className={styles.testMode}>
      <Icon name="alert" size={16} />
      <p>
        <strong className={styles.title}>{t('testMode.title')}</strong> <span>{t('testMode.description')}</span>
      </p>
    </div>
  );
}

const texts: Readonly<Record<Banner, TextKey>> = {
  liveMode1: 'information.liveMode1',
  liveMode2: 'information.liveMode2',
  merchantLogo: 'information.merchantLogo',
};

interface InformationBannerProps {
  readonly t: Translate;
  readonly variant: Banner;
  /** The provider's pages; a link without an address is left out. */
  readonly settingsUrl?: string | undefined;
  readonly supportUrl?: string | undefined;
}

/** PP-08: a message to the merchant who opens the own page. */
export function InformationBanner({ t, variant, settingsUrl, supportUrl }: InformationBannerProps) {
  return (
    <Alert variant="info">
      <p>{t(texts[variant])}</p>
      <p className={styles.links}>
        {settingsUrl && <OutwardLink href={settingsUrl}>{t('information.settings')}</OutwardLink>}
        {supportUrl && <OutwardLink href={supportUrl}>{t('information.support')}</OutwardLink>}
      </p>
    </Alert>
  );
}

function OutwardLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Glyph path={partGlyphs.external} size={16} />
    </a>
  );
}
