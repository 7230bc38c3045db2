import { observer } from 'mobx-react-lite';
import type { TabId } from '../../../domain/methods/tabs.js';
import type { Outcome } from '../../../domain/page/screen.js';
import { Alert } from '../../kit/Alert.js';
import { TransferPanel } from '../transfer/TransferPanel.js';
import { VerificationPanel } from '../verification/VerificationPanel.js';
import { BankLoansPanel } from './BankLoansPanel.js';
import { LeavingPanel } from './LeavingPanel.js';
import { OtherPaymentsPanel } from './OtherPaymentsPanel.js';
import type { OtherWaysVm } from './other-ways.vm.js';

/** Where the page is, when it is not at the card: in another tab, or in what takes the place of all of them. */
export type Place =
  | Exclude<TabId, 'card'>
  | 'transfer'
  | Extract<Outcome, { readonly kind: 'leaving' | 'verification' }>;

interface OtherWayProps {
  readonly ways: OtherWaysVm;
  readonly place: Place;
  /** The tab that brought the shopper there. */
  readonly tab: TabId;
}

/** What is shown of the ways to pay beside the card. */
export const OtherWay = observer(({ ways, place, tab }: OtherWayProps) => {
  if (place === 'transfer') return <TransferPanel vm={ways.transfer} />;
  if (place === 'otherPayments') {
    const { others, transfer } = ways;
    return (
      <>
        {transfer.underWay && !others.transferOpen && <Elsewhere ways={ways} />}
        <OtherPaymentsPanel ways={ways} />
      </>
    );
  }
  if (place === 'bankLoans') {
    return (
      <>
        <Elsewhere ways={ways} />
        <BankLoansPanel ways={ways} />
      </>
    );
  }
  if (place.kind === 'leaving') {
    const { chosenOption } = tab === 'bankLoans' ? ways.loans : ways.others;
    return <LeavingPanel ways={ways} name={chosenOption?.name ?? ''} leaving={place} />;
  }
  return <VerificationPanel vm={ways.verificationOf(place)} />;
});

/** Why nothing else can be paid with now: a payment waits in its own tab. */
export const Elsewhere = observer(({ ways }: { readonly ways: OtherWaysVm }) => {
  if (!ways.underWay) return null;
  const { others, payment } = ways;
  const name = others.underWay ? (others.chosenOption?.name ?? '') : '';
  return (
    <Alert variant="info">{payment.texts.t(name === '' ? 'methods.elsewhere' : 'methods.elsewhereAt', { name })}</Alert>
  );
});
