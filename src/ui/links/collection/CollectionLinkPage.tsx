import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Problem } from '../../../domain/page/problem.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { AmountField } from '../amount/AmountField.js';
import { LinkColumns } from '../LinkColumns.js';
import { LinkFacts } from '../LinkFacts.js';
import styles from './CollectionLinkPage.module.css';
import type { CollectionLinkVm } from './collection-link.vm.js';

interface CollectionLinkPageProps {
  readonly t: Translate;
  readonly vm: CollectionLinkVm;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** LK-01: how much of it now is typed, who pays stands there. */
export const CollectionLinkPage = observer(({ t, vm, busy, children }: CollectionLinkPageProps) => {
  const { link } = vm;
  const facts = (
    <LinkFacts
      t={t}
      title={link.title}
      description={link.description}
      priceLabel={t('link.amountLeft')}
      price={formatMoney(link.price, link.currency)}
    />
  );
  const words = (problem: Problem | undefined) => problem && t(problem.key, problem.params);
  return (
    <LinkColumns facts={facts} actions={children} busy={busy}>
      <div>
        <AmountField t={t} fields={vm.fields} currency={link.currency} hint={t('link.amountHintPart')} />
        <Remainder t={t} vm={vm} />
      </div>
      <fieldset className={styles.payer}>
        <legend className={styles.legend}>{t('link.payer')}</legend>
        {vm.broken && <Alert variant="warning">{t('link.payerBroken')}</Alert>}
        <TextField
          id="link-payer-name"
          label={t('address.fullName')}
          value={link.payerName}
          problem={words(vm.nameProblem)}
          readOnly
        />
        <TextField
          id="link-payer-email"
          label={t('address.email')}
          value={link.payerEmail}
          problem={words(vm.emailProblem)}
          readOnly
        />
      </fieldset>
    </LinkColumns>
  );
});

/** What this payment leaves open, and the way back to all of it. */
const Remainder = observer(({ t, vm }: Pick<CollectionLinkPageProps, 't' | 'vm'>) => {
  const { left, link } = vm;
  const part = vm.amount !== link.price;
  return (
    <div className={styles.remainder}>
      <p aria-live="polite">{left !== undefined && said(t, left, formatMoney(left, link.currency))}</p>
      {part && (
        <Button variant="secondary" size="sm" onClick={() => vm.payAll()}>
          {t('link.payAll')}
        </Button>
      )}
    </div>
  );
});

function said(t: Translate, left: number, amount: string): string {
  return left === 0 ? t('link.afterNothing') : t('link.after', { amount });
}
