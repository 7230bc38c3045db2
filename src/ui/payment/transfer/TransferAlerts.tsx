import { observer } from 'mobx-react-lite';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import styles from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';

/** Why the shopper is at this step again (BT-05..07). The focus goes there, so it is read out. */
export const TransferAlerts = observer(({ vm }: { readonly vm: TransferVm }) => {
  const { alert, kind } = vm.phase;
  const { t } = vm.texts;
  if (alert === undefined) return null;
  const toMend = { tabIndex: -1, 'data-mend': true };
  if (alert.kind === 'bankClosed') {
    return (
      <Alert {...toMend} variant="warning" title={t('transfer.bankClosed', { bank: vm.steps.bank.chosen?.name ?? '' })}>
        <p>{t('transfer.bankClosedText')}</p>
        {vm.steps.bank.mayChoose && (
          <Button variant="outline" size="sm" className={styles.again} onClick={() => vm.steps.chooseOtherBank()}>
            {t('transfer.otherBank')}
          </Button>
        )}
      </Alert>
    );
  }
  if (alert.kind === 'failed') {
    const { failure } = alert;
    return (
      <Alert {...toMend} variant="destructive" title={t(kind === 'code' ? 'sms.failed' : 'transfer.failed')}>
        {(failure.kind === 'refused' && failure.error.description) || t('error.description')}
      </Alert>
    );
  }
  return (
    <Alert {...toMend} variant="warning">
      {t(alert.kind === 'codeUsedUp' ? 'transfer.codeUsedUp' : 'transfer.notReceived')}
    </Alert>
  );
});
