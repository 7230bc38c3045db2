import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/Button.js';
import { StepOutcome } from '../steps/StepOutcome.js';
import { TransferAlerts, TypedStays } from './TransferAlerts.js';
import type { TransferVm } from './transfer.vm.js';
import type { TransferPhase } from './transfer-phase.js';

interface OutcomeProps {
  readonly vm: TransferVm;
}

/** The notice is compared with the bank's records (BT-06). */
export const UnderReview = observer(({ vm, paused }: OutcomeProps & { readonly paused: boolean }) => {
  const { t } = vm.texts;
  return (
    <StepOutcome
      symbol="search"
      tone="calm"
      title={t('transfer.review')}
      actions={paused && <AskAgain vm={vm} label={t('transfer.ask')} />}
    >
      <p>{t(paused ? 'transfer.reviewPaused' : 'transfer.reviewText')}</p>
      <p>
        <strong>{t('transfer.reviewDoNotPay')}</strong>
      </p>
      <TransferAlerts vm={vm} />
    </StepOutcome>
  );
});

type RefusedPhase = Extract<TransferPhase, { readonly kind: 'refused' }>;

/** Another notice can be given (BT-06). */
export const Refused = observer(({ vm, phase }: OutcomeProps & { readonly phase: RefusedPhase }) => {
  const { t, language } = vm.texts;
  // Words in another language than the page's are not quoted (LG-03).
  const reason = phase.language === language ? phase.reason : '';
  return (
    <StepOutcome
      symbol="cross"
      tone="bad"
      title={t('transfer.refused')}
      actions={
        <Button size="lg" wide onClick={() => vm.press('notifyAgain')}>
          {t('transfer.notifyAgain')}
        </Button>
      }
    >
      <p>
        <strong>{reason || t('transfer.refusedText')}</strong>
      </p>
      <p>{t('transfer.refusedNext')}</p>
    </StepOutcome>
  );
});

const questions = {
  timeout: { symbol: 'clock', title: 'transfer.timeout', text: 'transfer.timeoutText', ask: 'transfer.refresh' },
  unsure: { symbol: 'question', title: 'transfer.unsure', text: 'transfer.unsureText', ask: 'transfer.ask' },
} as const satisfies Partial<Record<TransferPhase['kind'], object>>;

/** The notice waited too long for its code, or it is not known whether it arrived: the provider can be asked (BT-06). */
export const Unanswered = observer(({ vm, kind }: OutcomeProps & { readonly kind: keyof typeof questions }) => {
  const { t } = vm.texts;
  const { symbol, title, text, ask } = questions[kind];
  return (
    <StepOutcome symbol={symbol} tone="care" title={t(title)} actions={<AskAgain vm={vm} label={t(ask)} />}>
      <p>
        <span>{t(text)}</span>
        {kind === 'timeout' && <TypedStays vm={vm} />}
      </p>
      <TransferAlerts vm={vm} />
    </StepOutcome>
  );
});

/** It keeps the focus while it asks, so it is not disabled: a second press does nothing. */
const AskAgain = observer(({ vm, label }: OutcomeProps & { readonly label: string }) => {
  const asking = vm.phase.busy === 'opening';
  return (
    <Button size="lg" wide busy={asking} aria-disabled={asking || undefined} onClick={() => vm.press('ask')}>
      {asking ? vm.texts.t('transfer.asking') : label}
    </Button>
  );
});
