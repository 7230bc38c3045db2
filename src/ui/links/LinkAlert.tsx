import { observer } from 'mobx-react-lite';
import { isPriceChange, isTextsChange, linkRefusalOf } from '../../domain/links/link-refusal-codes.js';
import { formatMoney } from '../../domain/money/amount.js';
import { detailsOf, type Failure, providerWords } from '../../domain/payment/failure.js';
import { meaningOf } from '../../domain/payment/refusal-codes.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { Alert } from '../kit/Alert.js';
import { ErrorCodes } from '../outcome/ErrorCodes.js';
import type { TextKey } from '../texts/texts.js';
import styles from './LinkPage.styles.js';
import type { LinkFormVm } from './link-forms.js';
import type { TermsChange } from './link-page.vm.js';

interface LinkChange {
  readonly title: TextKey;
  readonly text: TextKey;
}

/** The link is not what it was: what is new about it stands in the form, and the shopper decides again (LK-07, LW-04). */
const changeWords: Readonly<Record<TermsChange, LinkChange>> = {
  price: { title: 'linkFailure.priceChangedTitle', text: 'linkFailure.priceChanged' },
  texts: { title: 'linkFailure.textsChangedTitle', text: 'linkFailure.textsChanged' },
  textsWithdrawn: { title: 'linkFailure.textsChangedTitle', text: 'linkFailure.textsWithdrawn' },
};

interface LinkAlertProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure | undefined;
  readonly changes: readonly TermsChange[];
  /** Of the link as it is now. */
  readonly form: LinkFormVm;
}

/** Why no payment was created, and what is new about the link. The form is as it was. */
export const LinkAlert = observer(({ texts, failure, changes, form }: LinkAlertProps) => {
  if (failure === undefined && changes.length === 0) return null;
  // A change that the provider names is among the changes.
  const other = failure && !isPriceChange(failure) && !isTextsChange(failure) ? failure : undefined;
  return (
    <Alert
      variant={other ? 'destructive' : 'warning'}
      live="assertive"
      title={texts.t(other ? 'linkFailure.title' : titleOf(changes))}
      className={styles.failure}
      tabIndex={-1}
      data-failure
    >
      {other && <p>{textOf(other, texts)}</p>}
      {changes.map((change) => (
        <p key={change}>{texts.t(changeWords[change].text, { price: priceOf(form) })}</p>
      ))}
      <ErrorCodes t={texts.t} error={detailsOf(failure)} />
    </Alert>
  );
});

function titleOf([first = 'price', ...more]: readonly TermsChange[]): TextKey {
  return more.length === 0 ? changeWords[first].title : 'linkFailure.termsChangedTitle';
}

function priceOf({ unitPrice = 0, link }: LinkFormVm): string {
  return formatMoney(unitPrice, link.currency);
}

/** Our own text where the code has one, else the provider's description: of a wrong field it may name one by its wire name. */
function textOf(failure: Failure, { t, language }: LinkAlertProps['texts']): string {
  const refusal = failure.kind === 'refused' ? failure.error : { code: linkRefusalOf(failure) };
  const { linkText } = meaningOf(refusal);
  if (linkText) return t(linkText);
  const other = failure.kind === 'refused' ? 'error.sorryTryLater' : 'linkFailure.other';
  return providerWords(failure, language) || t(other);
}
