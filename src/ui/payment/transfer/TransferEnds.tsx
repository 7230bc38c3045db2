import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/Button.js';
import { StepOutcome } from '../verification/StepOutcome.js';
import { TransferAlerts } from './TransferAlerts.js';
import type { TransferVm } from './transfer.vm.js';

interface TransferEndsProps {
  readonly vm: TransferVm;
}

/** What can come of a notice beside success, each with a way on (BT-06). */
export const TransferEnds = observer(({ vm }: TransferEndsProps) => {
  const { t } = vm.texts;
  if (vm.face === 'review') {
    return (
      <StepOutcome
        symbol="search"
        tone="calm"
        title={t('transfer.review')}
        actions={vm.paused && <AskAgain vm={vm} label={t('transfer.ask')} />}
      >
        <p>{t(vm.paused ? 'transfer.reviewPaused' : 'transfer.reviewText')}</p>
        <p>
          <strong>{t('transfer.reviewDoNotPay')}</strong>
        </p>
        <TransferAlerts vm={vm} />
      </StepOutcome>
    );
  }
  if (vm.face === 'refused') {
    return (
      <StepOutcome
        symbol="cross"
        tone="bad"
        title={t('transfer.refused')}
        actions={
          <Button size="lg" wide onClick={() => vm.notifyAgain()}>
            {t('transfer.notifyAgain')}
          </Button>
        }
      >
        <p>
          <strong>{vm.reason || t('transfer.refusedText')}</strong>
        </p>
        <p>{t('transfer.refusedNext')}</p>
      </StepOutcome>
    );
  }
  if (vm.face === 'timeout') {
    return (
      <StepOutcome
        symbol="clock"
        tone="care"
        title={t('transfer.timeout')}
        actions={<AskAgain vm={vm} label={t('transfer.refresh')} />}
      >
        <p>{t('transfer.timeoutText')}</p>
        <TransferAlerts vm={vm} />
      </StepOutcome>
    );
  }
  if (vm.face !== 'unsure') return null;
  return (
    <StepOutcome
      symbol="question"
      tone="care"
      title={t('transfer.unsure')}
      actions={<AskAgain vm={vm} label={t('transfer.ask')} />}
    >
      <p>{t('transfer.unsureText')}</p>
      <TransferAlerts vm={vm} />
    </StepOutcome>
  );
});

/** It keeps the focus while it asks, so it is not disabled: a second press does nothing. */
const AskAgain = observer(({ vm, label }: TransferEndsProps & { readonly label: string }) => {
  const asking = vm.busy === 'opening';
  return (
    <Button size="lg" wide busy={asking} aria-disabled={asking || undefined} onClick={() => vm.open()}>
      {asking ? vm.texts.t('transfer.asking') : label}
    </Button>
  );
});
