import type { ErrorDetails } from '../../domain/payment/failure.js';
import type { Translate } from '../texts/texts.js';
import { ErrorCodes } from './ErrorCodes.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { WayOn } from './StoreLink.js';

interface NotFoundProps {
  readonly t: Translate;
  /** Absent where the address itself leads nowhere. */
  readonly error?: ErrorDetails | undefined;
  readonly storeUrl?: string | undefined;
}

/** Says that an address leads nowhere (RL-08). */
export function NotFound({ t, error, storeUrl }: NotFoundProps) {
  return (
    <OutcomeScreen
      symbol="search"
      tone="calm"
      title={t('error.notFoundTitle')}
      actions={<WayOn t={t} shortId={error?.shortId} url={storeUrl} />}
    >
      <p>{t('error.notFound')}</p>
      <ErrorCodes t={t} error={error} />
    </OutcomeScreen>
  );
}

/** Says that the address is no page's (RT-01). */
export function Fallback({ t }: { readonly t: Translate }) {
  return (
    <OutcomeScreen symbol="closed" tone="calm" title={t('fallback.title')}>
      <p>{t('fallback.description')}</p>
    </OutcomeScreen>
  );
}
