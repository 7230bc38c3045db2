import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { detailsOf, providerWords } from '../../../domain/payment/failure.js';
import { boundField } from '../../forms/bound-field.js';
import { useFillsEntered } from '../../forms/fills-entered.js';
import { focusInView } from '../../forms/focus-request.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { byKind } from '../../kit/by-kind.js';
import { TextField } from '../../kit/TextField.js';
import { ErrorCodes } from '../../outcome/ErrorCodes.js';
import type { Translate } from '../../texts/texts.js';
import { SmsCode, sentText } from '../steps/SmsCode.js';
import { StepHead } from '../steps/StepHead.js';
import { StepOutcome } from '../steps/StepOutcome.js';
import { useStepFocus } from '../steps/use-step-focus.js';
import styles from './VerificationPanel.styles.js';
import type { VerificationVm } from './verification.vm.js';

interface VerificationPanelProps {
  readonly vm: VerificationVm;
}

/** In place of the form while the payment waits for its shopper to be verified (VF-01..04). The focus goes there. */
export const VerificationPanel = observer(({ vm }: VerificationPanelProps) => {
  useEffect(() => vm.start(), [vm]);
  const panel = useRef<HTMLElement>(null);
  useStepFocus(panel, vm);
  useEffect(() => focusInView(panel.current?.querySelector('[data-step]')), []);
  const { t } = vm.texts;
  return (
    <section ref={panel} className={styles.panel} aria-label={t('verification.title')}>
      {byKind(vm.phase, {
        phone: () => <PhoneStep vm={vm} />,
        code: () => <CodeStep vm={vm} />,
        control: () => <SecurityControl t={t} />,
      })}
    </section>
  );
});

const CodeStep = observer(({ vm }: VerificationPanelProps) => {
  const { t } = vm.texts;
  return (
    <>
      <StepHead title={t('sms.title')} place={t('verification.title')} focusable={false}>
        <p>{`${sentText(t, vm.smsCode)} ${t('verification.text')}`}</p>
      </StepHead>
      <NotSent vm={vm} />
      <SmsCode t={t} vm={vm.smsCode} meaning={t('verification.codeMeaning')} mayChangeNumber />
      <PayOtherwise vm={vm} />
    </>
  );
});

/** The payment is checked by the provider; nothing can be done here meanwhile (VF-03). */
function SecurityControl({ t }: { readonly t: Translate }) {
  return (
    <StepOutcome symbol="dots" tone="calm" title={t('verification.control')}>
      <p>{t('verification.controlText')}</p>
      <p>
        <strong>{t('verification.doNotPayAgain')}</strong>
      </p>
    </StepOutcome>
  );
}

const PayOtherwise = observer(({ vm }: VerificationPanelProps) => (
  <Button variant="ghost" wide className={styles.otherwise} onClick={() => vm.press('payOtherwise')}>
    {vm.texts.t('verification.payOtherwise')}
  </Button>
));

const PhoneStep = observer(({ vm }: VerificationPanelProps) => {
  const { t } = vm.texts;
  const { secondsLeft } = vm.smsCode;
  const form = useRef<HTMLFormElement>(null);
  useFillsEntered(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.press('send');
  };
  return (
    <>
      <StepHead title={t('verification.phoneTitle')} place={t('verification.title')}>
        <p>{t('verification.phoneText')}</p>
      </StepHead>
      <NotSent vm={vm} />
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          {...boundField(t, vm.fields, 'phone', 'verification-phone')}
          label={t('verification.phone')}
          type="tel"
          inputMode="tel"
          enterKeyHint="done"
          autoComplete="tel-national"
          placeholder="05XX XXX XX XX"
          aria-required
        />
        <Button
          type="submit"
          size="lg"
          wide
          busy={vm.sending}
          aria-disabled={vm.sending || secondsLeft > 0 || undefined}
        >
          {vm.sending
            ? t('verification.sending')
            : secondsLeft > 0
              ? t('verification.sendIn', { seconds: secondsLeft })
              : t('verification.send')}
        </Button>
        {vm.mayKeepNumber && (
          <Button variant="ghost" wide aria-disabled={vm.sending || undefined} onClick={() => vm.press('keepNumber')}>
            {t('verification.keepNumber')}
          </Button>
        )}
      </form>
      <PayOtherwise vm={vm} />
    </>
  );
});

/** Why no code was sent. What was typed stays. */
const NotSent = observer(({ vm: { failure, texts } }: VerificationPanelProps) => {
  if (failure === undefined) return null;
  return (
    <Alert variant="destructive" live="assertive" title={texts.t('sms.failed')} tabIndex={-1} data-mend>
      <p>{providerWords(failure, texts.language) || texts.t('error.description')}</p>
      <ErrorCodes t={texts.t} error={detailsOf(failure)} />
    </Alert>
  );
});
