import { observer } from 'mobx-react-lite';
import type { LinkBase } from '../../../domain/links/link.js';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import { Skeleton } from '../../kit/Skeleton.js';
import styles from './LinkFacts.styles.js';

interface DueProps {
  readonly form: {
    /** In minor units; undefined while what is typed is none that can be paid. */
    readonly amount: number | undefined;
    readonly link: Pick<LinkBase, 'currency'>;
  };
  /** Only the texts of the link are here yet. */
  readonly awaited: boolean;
  /** Stands in the amount's place as long as the payer has typed none that can be paid. */
  readonly untyped?: string;
}

/** Shows on the slip what will be paid, as the form stands (PP-19); nothing while there is no such amount. */
export const Due = observer(({ form: { amount, link }, awaited, untyped }: DueProps) => {
  if (amount === undefined && untyped !== undefined) return <Untyped text={untyped} />;
  if (awaited) return <Skeleton shape="amount" />;
  return amount === undefined ? null : <span>{dueText(amount, link.currency)}</span>;
});

function Untyped({ text }: { readonly text: string }) {
  return (
    <span className={styles.untyped} translate="yes">
      {text}
    </span>
  );
}

/** Returns what will be paid in words; none while nothing is known of it. */
export function dueText(amount: number | undefined, currency: Currency): string {
  return amount === undefined ? '' : formatMoney(amount, currency);
}
