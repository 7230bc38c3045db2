import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { canBeTriedAgain, type Failure } from '../../../domain/payment/failure.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { byKind } from '../../kit/by-kind.js';
import { LoadingOverlay } from '../../kit/LoadingOverlay.js';
import { Skeleton } from '../../kit/Skeleton.js';
import type { Translate } from '../../texts/texts.js';
import { SmsCode, sentText } from '../steps/SmsCode.js';
import { StepHead } from '../steps/StepHead.js';
import { useStepFocus } from '../steps/use-step-focus.js';
import { AccountStep } from './AccountStep.js';
import { BankStep } from './BankStep.js';
import { NoticeStep } from './NoticeStep.js';
import { TransferAlerts, WhyNot } from './TransferAlerts.js';
import { Refused, Unanswered, UnderReview } from './TransferOutcome.js';
import styles from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';
import { placeOf } from './transfer-phase.js';

interface TransferPanelProps {
  readonly vm: TransferVm;
}

/** Paying by bank transfer, one step at a time (BT-01..07). */
export const TransferPanel = observer(({ vm }: TransferPanelProps) => {
  useEffect(() => vm.start(), [vm]);
  const panel = useRef<HTMLElement>(null);
  useStepFocus(panel, vm);
  const { t } = vm.texts;
  return (
    <section ref={panel} className={styles.panel} aria-label={t('transfer.title')}>
      {byKind(vm.phase, {
        loading: () => <Waiting t={t} />,
        missing: ({ failure }) => <Missing vm={vm} failure={failure} />,
        bank: () => <BankStep vm={vm} />,
        account: () => <AccountStep vm={vm} />,
        notice: () => <NoticeStep vm={vm} />,
        code: () => <CodeStep vm={vm} />,
        review: ({ paused }) => <UnderReview vm={vm} paused={paused} />,
        refused: (phase) => <Refused vm={vm} phase={phase} />,
        timeout: ({ kind }) => <Unanswered vm={vm} kind={kind} />,
        unsure: ({ kind }) => <Unanswered vm={vm} kind={kind} />,
      })}
    </section>
  );
});

function Waiting({ t }: { readonly t: Translate }) {
  return (
    <div className={styles.step} tabIndex={-1} data-step>
      <LoadingOverlay label={t('transfer.loading')} blocking={false} />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton shape="line" />
    </div>
  );
}

const Missing = observer(({ vm, failure }: TransferPanelProps & { readonly failure: Failure }) => {
  const { t } = vm.texts;
  const opening = vm.phase.busy === 'opening';
  return (
    <Alert
      variant={failure.kind === 'refused' ? 'destructive' : 'warning'}
      live="assertive"
      tabIndex={-1}
      data-step
      data-mend
    >
      <WhyNot vm={vm} failure={failure} unanswered="transfer.openFailed" />
      {canBeTriedAgain(failure) && (
        <Button
          variant="outline"
          size="sm"
          className={styles.again}
          busy={opening}
          aria-disabled={opening || undefined}
          onClick={() => vm.press('ask')}
        >
          {t('label.tryAgain')}
        </Button>
      )}
    </Alert>
  );
});

/** The code from the text message that confirms a notice (BT-05). */
const CodeStep = observer(({ vm }: { readonly vm: TransferVm }) => {
  const { t } = vm.texts;
  return (
    <div className={styles.step}>
      <StepHead title={t('sms.title')} place={placeOf(t, 'code')} focusable={false}>
        <p>{sentText(t, vm.smsCode)}</p>
      </StepHead>
      <TransferAlerts vm={vm} />
      <SmsCode t={t} vm={vm.smsCode} meaning={t('transfer.codeMeaning')} mayChangeNumber={vm.mayChangeNumber} />
    </div>
  );
});
