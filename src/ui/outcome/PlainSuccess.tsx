import { useEffect } from 'react';
import type { PageHost } from '../../application/ports.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface PlainSuccessProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'reportResult'>;
  /** A safe address to go on to. */
  readonly storeUrl: string | undefined;
}

/** A paid order where the screen of it has not arrived (RL-06): it needs no connection. */
export function PlainSuccess({ t, host, storeUrl }: PlainSuccessProps) {
  useEffect(() => host.reportResult('success'), [host]);
  return (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('success.title')}
      actions={storeUrl && <StoreLink t={t} url={storeUrl} />}
    >
      <p>{t('success.descriptionPlain')}</p>
    </OutcomeScreen>
  );
}
