import { observer } from 'mobx-react-lite';
import { type LinkState, linkStateOf } from '../../domain/links/link-refusal.js';
import { type Failure, providerWords } from '../../domain/payment/failure.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { Alert } from '../kit/Alert.js';
import type { TextKey } from '../texts/texts.js';
import styles from './LinkPage.styles.js';

const ownTexts: Readonly<Partial<Record<LinkState, TextKey>>> = {
  outOfStock: 'linkFailure.outOfStock',
  amountLeft: 'linkFailure.amountLeft',
  pending: 'linkFailure.pending',
  closed: 'linkFailure.closed',
  overLimit: 'linkFailure.overLimit',
};

interface LinkAlertProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure | undefined;
}

/** Why no payment was created. The form is as it was. */
export const LinkAlert = observer(({ texts, failure }: LinkAlertProps) => {
  if (failure === undefined) return null;
  return (
    <Alert
      variant="destructive"
      live="assertive"
      title={texts.t('linkFailure.title')}
      className={styles.failure}
      tabIndex={-1}
      data-failure
    >
      {textOf(failure, texts)}
    </Alert>
  );
});

/** Our own text where the code has one, else the provider's description: of a wrong field it may name one by its wire name. */
function textOf(failure: Failure, { t, language }: LinkAlertProps['texts']): string {
  if (failure.kind === 'refused' && failure.error.code === 'validation') return t('linkFailure.validation');
  const state = linkStateOf(failure);
  const known = state && ownTexts[state];
  if (known) return t(known);
  const other = failure.kind === 'refused' ? 'error.sorryTryLater' : 'linkFailure.other';
  return providerWords(failure, language) || t(other);
}
