import { observer } from 'mobx-react-lite';
import { detailsOf, type Failure, providerWords } from '../../../domain/payment/failure.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { ErrorCodes } from '../../outcome/ErrorCodes.js';
import type { TextKey } from '../../texts/texts.js';
import styles from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';
import type { TransferPhase } from './transfer-phase.js';

type Kind = TransferPhase['kind'];

/** Holds what could not be done, where it is not the notice that could not be sent. */
const titles: Partial<Record<Kind, TextKey>> = {
  code: 'sms.failed',
  review: 'transfer.notAnswered',
  timeout: 'transfer.notAnswered',
  unsure: 'transfer.notAnswered',
};

/** Without the provider's answer: nothing was sent, and the connection is to be checked (ER-06). */
function textOf(failure: Failure, kind: Kind): TextKey {
  if (failure.kind === 'refused') return 'error.description';
  return titles[kind] === undefined ? 'transfer.notSent' : 'transfer.checkConnection';
}

interface TransferAlertsProps {
  readonly vm: TransferVm;
}

/** Why the shopper is at this step again (BT-05..07). Each step shows it, and the focus goes there. */
export const TransferAlerts = observer(({ vm }: TransferAlertsProps) => {
  const { alert, kind } = vm.phase;
  const { t, language } = vm.texts;
  if (alert === undefined) return null;
  const toMend = { tabIndex: -1, 'data-mend': true, live: 'assertive' } as const;
  if (alert.kind === 'bankClosed') {
    return (
      <Alert {...toMend} variant="warning" title={t('transfer.bankClosed', { bank: vm.bank.chosen?.name ?? '' })}>
        <p>
          <span>{t('transfer.bankClosedText')}</span>
          <TypedStays vm={vm} />
        </p>
        {vm.bank.mayChoose && (
          <Button variant="outline" size="sm" className={styles.again} onClick={() => vm.press('otherBank')}>
            {t('transfer.otherBank')}
          </Button>
        )}
      </Alert>
    );
  }
  if (alert.kind === 'failed') {
    const text = textOf(alert.failure, kind);
    return (
      <Alert {...toMend} variant="destructive" title={t(titles[kind] ?? 'transfer.failed')}>
        <p>
          <span>{providerWords(alert.failure, language) || t(text)}</span>
          {text === 'transfer.notSent' && <TypedStays vm={vm} />}
        </p>
        <ErrorCodes t={t} error={detailsOf(alert.failure)} />
      </Alert>
    );
  }
  return (
    <Alert {...toMend} variant="warning">
      <span>{t(alert.kind === 'codeUsedUp' ? 'transfer.codeUsedUp' : 'transfer.notReceived')}</span>
      <TypedStays vm={vm} />
    </Alert>
  );
});

/** That the notice need not be typed again. After a reload the form is empty. */
export const TypedStays = observer(({ vm }: TransferAlertsProps) =>
  vm.form.fields.changed ? <span>{` ${vm.texts.t('transfer.typedStays')}`}</span> : null,
);
