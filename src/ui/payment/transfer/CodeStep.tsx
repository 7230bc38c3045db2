import { observer } from 'mobx-react-lite';
import { SmsCode, sentText } from '../steps/SmsCode.js';
import { StepHead } from '../steps/StepHead.js';
import { placeOf } from './step-place.js';
import { TransferAlerts } from './TransferAlerts.js';
import styles from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';

/** The code from the text message that confirms a notice (BT-05). */
export const CodeStep = observer(({ vm }: { readonly vm: TransferVm }) => {
  const { t } = vm.texts;
  return (
    <div className={styles.step}>
      <StepHead title={t('sms.title')} place={placeOf(t, 'code')} focusable={false}>
        <p>{sentText(t, vm.smsCode)}</p>
      </StepHead>
      <TransferAlerts vm={vm} />
      <SmsCode t={t} vm={vm.smsCode} mayChangeNumber={vm.mayChangeNumber} />
    </div>
  );
});
