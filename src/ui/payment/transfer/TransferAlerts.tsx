import { observer } from 'mobx-react-lite';
import { detailsOf, type Failure, isStoppedByLink, providerWords } from '../../../domain/payment/failure.js';
import { meaningOf } from '../../../domain/payment/refusal-codes.js';
import { linkAddress } from '../../frame/page-addresses.js';
import { Alert } from '../../kit/Alert.js';
import { Button, ButtonLink } from '../../kit/Button.js';
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

interface TransferAlertsProps {
  readonly vm: TransferVm;
}

/** Why the shopper is at this step again (BT-05..07). Each step shows it, and the focus goes there. */
export const TransferAlerts = observer(({ vm }: TransferAlertsProps) => {
  const { alert, kind } = vm.phase;
  const { t } = vm.texts;
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
    const title = titles[kind];
    const text = title === undefined ? 'transfer.notSent' : 'transfer.checkConnection';
    return (
      <Alert {...toMend} variant="destructive" title={t(title ?? 'transfer.failed')}>
        <WhyNot vm={vm} failure={alert.failure} unanswered={text} />
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

interface WhyNotProps extends TransferAlertsProps {
  readonly failure: Failure;
  /** Without the provider's answer: the connection is to be checked (ER-06). */
  readonly unanswered: TextKey;
}

/** Why a call about the transfer was not taken, and the way to the link where the link has stopped it (ER-03, PY-10). */
export const WhyNot = observer(({ vm, failure, unanswered }: WhyNotProps) => {
  const { t, language } = vm.texts;
  const refusal = detailsOf(failure);
  const text = failure.kind === 'refused' ? (meaningOf(refusal).text ?? 'error.description') : unanswered;
  const { link } = vm;
  return (
    <>
      <p>
        <span>{providerWords(failure, language) || t(text)}</span>
        {text === 'transfer.notSent' && <TypedStays vm={vm} />}
      </p>
      <ErrorCodes t={t} error={refusal} />
      {link && isStoppedByLink(failure) && (
        <ButtonLink href={linkAddress(link.shortId)} variant="outline" size="sm" className={styles.again}>
          {t('label.backToLink')}
        </ButtonLink>
      )}
    </>
  );
});

/** That the notice need not be typed again. After a reload the form is empty. */
export const TypedStays = observer(({ vm }: TransferAlertsProps) =>
  vm.form.fields.changed ? <span>{` ${vm.texts.t('transfer.typedStays')}`}</span> : null,
);
