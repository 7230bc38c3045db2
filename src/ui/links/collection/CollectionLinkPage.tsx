import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import type { Elements } from '../../kit/elements.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { AmountField } from '../amount/AmountField.js';
import { Due } from '../facts/Due.js';
import { LinkColumns } from '../facts/LinkColumns.js';
import { LinkFacts } from '../facts/LinkFacts.js';
import type { AwaitedLink } from '../form/awaited-link.js';
import styles from './CollectionLinkPage.styles.js';
import type { CollectionLinkVm } from './collection-link.vm.js';

interface CollectionLinkPageProps {
  readonly t: Translate;
  readonly vm: CollectionLinkVm;
  readonly busy: boolean;
  readonly awaited: AwaitedLink | undefined;
  /** The way back to the store (PP-16). */
  readonly back: Elements;
  readonly isMobile: boolean;
  readonly children: Elements;
}

/** LK-01: how much of it now is typed, who pays stands there. */
export const CollectionLinkPage = observer(
  ({ t, vm, busy, awaited, back, isMobile, children }: CollectionLinkPageProps) => {
    const { link } = vm;
    const facts = (
      <LinkFacts
        t={t}
        title={link.title}
        description={link.description}
        priceLabel={t('link.amountLeft')}
        price={awaited === undefined ? formatMoney(link.price, link.currency) : awaited.price}
        inFull={awaited !== undefined || vm.amount === link.price}
        total={<Due form={vm} awaited={awaited !== undefined} />}
        awaited={awaited !== undefined}
      />
    );
    const words = (problem: Problem | undefined) =>
      awaited === undefined && problem ? t(problem.key, problem.params) : undefined;
    return (
      <LinkColumns facts={facts} actions={children} back={back} isMobile={isMobile} busy={busy}>
        <AmountField
          t={t}
          fields={vm.fields}
          currency={link.currency}
          sign={awaited?.sign}
          last
          hint={awaited === undefined ? <Remainder t={t} vm={vm} /> : t('link.amountHintPart')}
          trailing={awaited === undefined && <PayAll t={t} vm={vm} />}
        />
        <fieldset className={styles.payer}>
          <legend className={styles.legend}>{t('link.payer')}</legend>
          {awaited === undefined && vm.broken && <Alert variant="warning">{t('link.payerBroken')}</Alert>}
          <TextField
            id="link-payer-name"
            label={t('address.fullName')}
            value={link.payerName}
            problem={words(vm.nameProblem)}
            className={styles.fact}
            readOnly
          />
          <TextField
            id="link-payer-email"
            label={t('address.email')}
            value={link.payerEmail}
            problem={words(vm.emailProblem)}
            className={styles.fact}
            readOnly
          />
        </fieldset>
      </LinkColumns>
    );
  },
);

/** Shows what this payment leaves open. */
const Remainder = observer(({ t, vm: { left, link } }: Pick<CollectionLinkPageProps, 't' | 'vm'>) => (
  <span aria-live="polite">{said(t, left, link.currency)}</span>
));

function said(t: Translate, left: number | undefined, currency: Currency): string {
  if (left === undefined) return t('link.amountHintPart');
  return left === 0 ? t('link.afterNothing') : t('link.after', { amount: formatMoney(left, currency) });
}

/** From a part back to all of it. The button goes when it is done: the focus stays in the field. */
const PayAll = observer(({ t, vm }: Pick<CollectionLinkPageProps, 't' | 'vm'>) => {
  if (vm.amount === vm.link.price) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles.payAll}
      onClick={(event) => {
        event.currentTarget.parentElement?.querySelector('input')?.focus();
        vm.payAll();
      }}
    >
      {t('link.payAll')}
    </Button>
  );
});
