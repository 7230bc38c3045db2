import { observer } from 'mobx-react-lite';
import type { LinkBase } from '../../../domain/links/link.js';
import { formatMoney } from '../../../domain/money/amount.js';
import { Skeleton } from '../../kit/Skeleton.js';

interface DueProps {
  readonly form: {
    /** In minor units; undefined while what is typed is none. */
    readonly amount: number | undefined;
    readonly link: Pick<LinkBase, 'currency'>;
  };
  /** Only the texts of the link are here yet. */
  readonly awaited: boolean;
}

/** Shows on the slip what will be paid, as the form stands (PP-19). */
export const Due = observer(({ form: { amount, link }, awaited }: DueProps) => {
  if (awaited) return <Skeleton shape="amount" />;
  return <span>{amount === undefined ? '–' : formatMoney(amount, link.currency)}</span>;
});
