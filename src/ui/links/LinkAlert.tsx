import { observer } from 'mobx-react-lite';
import type { PaymentLink } from '../../domain/links/link.js';
import { isPriceChange, linkRefusalOf } from '../../domain/links/link-refusal-codes.js';
import { formatMoney } from '../../domain/money/amount.js';
import { detailsOf, type Failure, providerWords } from '../../domain/payment/failure.js';
import { meaningOf } from '../../domain/payment/refusal-codes.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { Alert } from '../kit/Alert.js';
import { ErrorCodes } from '../outcome/ErrorCodes.js';
import styles from './LinkPage.styles.js';
import { unitPriceOf } from './price-change.js';

interface LinkAlertProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure | undefined;
  /** As it is now. */
  readonly link: PaymentLink | undefined;
}

/** Why no payment was created. The form is as it was. */
export const LinkAlert = observer(({ texts, failure, link }: LinkAlertProps) => {
  if (failure === undefined) return null;
  const priceChanged = isPriceChange(failure);
  return (
    <Alert
      variant={priceChanged ? 'warning' : 'destructive'}
      live="assertive"
      title={texts.t(priceChanged ? 'linkFailure.priceChangedTitle' : 'linkFailure.title')}
      className={styles.failure}
      tabIndex={-1}
      data-failure
    >
      <p>{priceChanged ? texts.t('linkFailure.priceChanged', { price: priceOf(link) }) : textOf(failure, texts)}</p>
      <ErrorCodes t={texts.t} error={detailsOf(failure)} />
    </Alert>
  );
});

function priceOf(link: PaymentLink | undefined): string {
  return link === undefined ? '' : formatMoney(unitPriceOf(link) ?? 0, link.currency);
}

/** Our own text where the code has one, else the provider's description: of a wrong field it may name one by its wire name. */
function textOf(failure: Failure, { t, language }: LinkAlertProps['texts']): string {
  const refusal = failure.kind === 'refused' ? failure.error : { code: linkRefusalOf(failure) };
  const known = meaningOf(refusal).linkText;
  if (known) return t(known);
  const other = failure.kind === 'refused' ? 'error.sorryTryLater' : 'linkFailure.other';
  return providerWords(failure, language) || t(other);
}
