import { observer } from 'mobx-react-lite';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { SentenceAbout } from '../../outcome/SentenceAbout.js';
import { TransferPanel } from '../transfer/TransferPanel.js';
import { VerificationPanel } from '../verification/VerificationPanel.js';
import { BankLoansPanel } from './BankLoansPanel.js';
import styles from './MethodForm.styles.js';
import type { MethodsVm } from './methods.vm.js';
import { OtherPaymentsPanel } from './OtherPaymentsPanel.js';
import { LeavingPanel } from './redirect/LeavingPanel.js';

/** Describes what the page shows in place of the card: another tab, or what takes the place of all tabs. */
export type MethodPlace =
  | Exclude<TabId, 'card'>
  | 'transfer'
  | Extract<Outcome, { readonly kind: 'leaving' | 'verification' }>;

interface MethodPanelProps {
  readonly methods: MethodsVm;
  readonly place: MethodPlace;
  /** The tab that brought the shopper there. */
  readonly tab: TabId;
}

/** Shows what is shown of the payment methods beside the card. */
export const MethodPanel = observer(({ methods, place, tab }: MethodPanelProps) => {
  if (place === 'transfer') return <TransferPanel vm={methods.transfer} />;
  if (place === 'otherPayments') {
    const { otherPayments, transfer } = methods;
    return (
      <>
        {transfer.underWay && otherPayments.phase.kind !== 'transfer' && <UnderWayNotice methods={methods} />}
        <OtherPaymentsPanel methods={methods} />
      </>
    );
  }
  if (place === 'bankLoans') {
    return (
      <>
        <UnderWayNotice methods={methods} />
        <BankLoansPanel methods={methods} />
      </>
    );
  }
  if (place.kind === 'leaving') {
    const { chosenOption } = tab === 'bankLoans' ? methods.loans : methods.otherPayments;
    const { payment } = methods;
    return (
      <LeavingPanel
        t={payment.texts.t}
        name={chosenOption?.name ?? ''}
        leaving={place}
        url={methods.safeUrl(place.url)}
        follow={() => methods.followLeaving()}
        onOtherMethod={payment.open}
      />
    );
  }
  return <VerificationPanel vm={methods.verificationOf(place)} />;
});

interface UnderWayNoticeProps {
  readonly methods: MethodsVm;
  /** Where the payment can be given up here, too: what follows, since the button goes with it. */
  readonly onGivenUp?: () => void;
}

/** Why nothing else can be paid with now: a payment waits in its own tab. */
export const UnderWayNotice = observer(({ methods, onGivenUp }: UnderWayNoticeProps) => {
  if (!methods.underWay) return null;
  const { otherPayments, payment } = methods;
  const { chosenOption, wallet } = otherPayments;
  const followed = wallet.givingUp ? 'methods.givingUpAt' : 'methods.processedAt';
  const ofWallet = wallet.canBeGivenUp ? 'methods.underWayAt' : followed;
  const key = wallet.underWay ? ofWallet : 'methods.underWay';
  const { t } = payment.texts;
  const name = chosenOption?.name ?? '';
  const giveUp = () => {
    wallet.giveUp();
    onGivenUp?.();
  };
  return (
    <Alert variant="info">
      <p>
        <SentenceAbout name={name} sentence={(shown) => t(key, { name: shown })} />
      </p>
      {onGivenUp && wallet.underWay && wallet.canBeGivenUp && (
        <Button variant="outline" size="sm" className={styles.giveUp} onClick={giveUp}>
          <SentenceAbout name={name} sentence={(shown) => t('methods.giveUp', { name: shown })} />
        </Button>
      )}
    </Alert>
  );
});
