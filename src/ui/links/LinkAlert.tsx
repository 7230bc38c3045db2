import { observer } from 'mobx-react-lite';
import { type LinkRefusal, linkRefusalOf } from '../../domain/links/link-refusal-codes.js';
import { formatMoney } from '../../domain/money/amount.js';
import { detailsOf, type Failure, providerWords } from '../../domain/payment/failure.js';
import { meaningOf } from '../../domain/payment/refusal-codes.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { Alert } from '../kit/Alert.js';
import { ErrorCodes } from '../outcome/ErrorCodes.js';
import type { TextKey } from '../texts/texts.js';
import styles from './LinkPage.styles.js';
import type { LinkFormVm } from './link-forms.js';

interface LinkChange {
  readonly title: TextKey;
  readonly text: TextKey;
}

/** The link is not what it was: what is new about it stands in the form, and the shopper decides again (LK-07, LW-04). */
const changes: Readonly<Partial<Record<LinkRefusal, LinkChange>>> = {
  priceChanged: { title: 'linkFailure.priceChangedTitle', text: 'linkFailure.priceChanged' },
  textsChanged: { title: 'linkFailure.textsChangedTitle', text: 'linkFailure.textsChanged' },
};

interface LinkAlertProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure | undefined;
  /** Of the link as it is now. */
  readonly form: LinkFormVm;
}

/** Why no payment was created. The form is as it was. */
export const LinkAlert = observer(({ texts, failure, form }: LinkAlertProps) => {
  if (failure === undefined) return null;
  const state = linkRefusalOf(failure);
  const change = state && changes[state];
  return (
    <Alert
      variant={change ? 'warning' : 'destructive'}
      live="assertive"
      title={texts.t(change ? change.title : 'linkFailure.title')}
      className={styles.failure}
      tabIndex={-1}
      data-failure
    >
      <p>{change ? texts.t(change.text, { price: priceOf(form) }) : textOf(failure, texts)}</p>
      <ErrorCodes t={texts.t} error={detailsOf(failure)} />
    </Alert>
  );
});

function priceOf({ unitPrice = 0, link }: LinkFormVm): string {
  return formatMoney(unitPrice, link.currency);
}

/** Our own text where the code has one, else the provider's description: of a wrong field it may name one by its wire name. */
function textOf(failure: Failure, { t, language }: LinkAlertProps['texts']): string {
  const refusal = failure.kind === 'refused' ? failure.error : { code: linkRefusalOf(failure) };
  const known = meaningOf(refusal).linkText;
  if (known) return t(known);
  const other = failure.kind === 'refused' ? 'error.sorryTryLater' : 'linkFailure.other';
  return providerWords(failure, language) || t(other);
}
