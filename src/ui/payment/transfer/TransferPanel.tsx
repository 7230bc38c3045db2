import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { Skeleton } from '../../kit/Skeleton.js';
import type { Translate } from '../../texts/texts.js';
import { SmsCode, sentText } from '../verification/SmsCode.js';
import { StepHead } from '../verification/StepHead.js';
import { useStepFocus } from '../verification/use-step-focus.js';
import { AccountStep } from './AccountStep.js';
import { BankStep } from './BankStep.js';
import { NoticeStep } from './NoticeStep.js';
import { placeOf } from './step-place.js';
import { TransferAlerts } from './TransferAlerts.js';
import { TransferEnds } from './TransferEnds.js';
import styles from './TransferPanel.module.css';
import type { TransferVm } from './transfer.vm.js';

interface TransferPanelProps {
  readonly vm: TransferVm;
}

/** Paying by bank transfer, one step at a time (BT-01..07). */
export const TransferPanel = observer(({ vm }: TransferPanelProps) => {
  useEffect(() => vm.mount(), [vm]);
  const panel = useRef<HTMLElement>(null);
  useStepFocus(panel, vm);
  const { t } = vm.texts;
  return (
    <section ref={panel} className={styles.panel} aria-label={t('transfer.title')}>
      {vm.face === 'loading' && <Waiting t={t} />}
      {vm.face === 'missing' && <Missing vm={vm} />}
      {vm.face === 'bank' && <BankStep vm={vm} />}
      {vm.face === 'account' && <AccountStep vm={vm} />}
      {vm.face === 'notice' && <NoticeStep vm={vm} />}
      {vm.face === 'code' && (
        <div className={styles.step}>
          <StepHead title={t('sms.title')} place={placeOf(t, vm.face)} focusable={false}>
            <p>{sentText(t, vm.smsCode)}</p>
          </StepHead>
          <TransferAlerts vm={vm} />
          <SmsCode t={t} vm={vm.smsCode} />
        </div>
      )}
      <TransferEnds vm={vm} />
    </section>
  );
});

function Waiting({ t }: { readonly t: Translate }) {
  return (
    <div className={styles.step}>
      <LiveRegion message={t('transfer.loading')} />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton shape="line" />
    </div>
  );
}

const Missing = observer(({ vm }: TransferPanelProps) => {
  const { t } = vm.texts;
  const opening = vm.busy === 'opening';
  return (
    <Alert variant="warning" live="polite">
      <p>{t('transfer.openFailed')}</p>
      <Button
        variant="outline"
        size="sm"
        className={styles.again}
        busy={opening}
        aria-disabled={opening || undefined}
        onClick={() => vm.open()}
      >
        {t('label.tryAgain')}
      </Button>
    </Alert>
  );
});
