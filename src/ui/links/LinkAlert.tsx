import { type LinkState, linkStateOf } from '../../domain/links/link-refusal.js';
import type { Failure } from '../../domain/payment/failure.js';
import { Alert } from '../kit/Alert.js';
import type { TextKey, Translate } from '../texts/texts.js';
import styles from './LinkPage.styles.js';

const texts: Readonly<Partial<Record<LinkState, TextKey>>> = {
  outOfStock: 'linkFailure.outOfStock',
  amountLeft: 'linkFailure.amountLeft',
  pending: 'linkFailure.pending',
  closed: 'linkFailure.closed',
  overLimit: 'linkFailure.overLimit',
};

interface LinkAlertProps {
  readonly t: Translate;
  readonly failure: Failure | undefined;
}

/** Why no payment was created. The form is as it was. */
export function LinkAlert({ t, failure }: LinkAlertProps) {
  if (failure === undefined) return null;
  return (
    <Alert
      variant="destructive"
      live="assertive"
      title={t('linkFailure.title')}
      className={styles.failure}
      tabIndex={-1}
      data-failure
    >
      {textOf(failure, t)}
    </Alert>
  );
}

/** Our own text where the code has one, else the provider's description: of a wrong field it may name one by its wire name. */
function textOf(failure: Failure, t: Translate): string {
  if (failure.kind === 'refused' && failure.error.code === 'validation') return t('linkFailure.validation');
  const state = linkStateOf(failure);
  const known = state && texts[state];
  if (known) return t(known);
  return (failure.kind === 'refused' && failure.error.description) || t('linkFailure.other');
}
