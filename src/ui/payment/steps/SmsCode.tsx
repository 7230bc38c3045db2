import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import { boundField } from '../../forms/bound-field.js';
import { useFillsEntered } from '../../forms/fills-entered.js';
import { focusInView, useFocusRequest } from '../../forms/focus-request.js';
import { PersonalDataLink } from '../../frame/PersonalDataLink.js';
import { Button } from '../../kit/Button.js';
import { AlertDialog } from '../../kit/Dialog.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { PrivateForm } from '../../kit/PrivateForm.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import styles from './SmsCode.styles.js';
import type { SmsCodeVm } from './sms-code.vm.js';

interface SmsCodeProps {
  readonly t: Translate;
  readonly vm: SmsCodeVm;
  /** Says what entering the code does, before it is typed. */
  readonly meaning: string;
  /** False where the number is not the shopper's to change. */
  readonly mayChangeNumber: boolean;
}

/** Where a code went. */
export function sentText(t: Translate, { maskedPhone }: SmsCodeVm): string {
  return maskedPhone === '' ? t('sms.sent') : t('sms.sentTo', { phone: maskedPhone });
}

/** The code that came by SMS, in one field that takes a paste and the phone's own offer (BT-05, VF-01). */
export const SmsCode = observer(({ t, vm, meaning, mayChangeNumber }: SmsCodeProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { phase, problem } = vm;
  useFocusRequest(vm.correction, () => field.current, focusAndSelect);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.confirm();
  };
  const confirming = phase === 'confirming';
  const form = useRef<HTMLFormElement>(null);
  useFillsEntered(form);
  return (
    <PrivateForm formRef={form} className={styles.form} onSubmit={submit}>
      <p className={styles.meaning}>
        <span>{meaning}</span>
        <PersonalDataLink t={t} />
      </p>
      <TextField
        {...boundField(t, vm.fields, 'smsCode', 'sms-code')}
        problem={problem && t(problem.key, problem.params)}
        label={t('sms.code')}
        hint={vm.attempts.missed ? t('sms.attempts', { count: vm.attempts.left }) : t('sms.codeHint')}
        inputRef={field}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        className={styles.code}
        data-step
        aria-required
      />
      <Button type="submit" size="lg" wide busy={confirming} aria-disabled={confirming || undefined}>
        {t(confirming ? 'sms.confirming' : 'sms.confirm')}
      </Button>
      <OtherCode t={t} vm={vm} mayChangeNumber={mayChangeNumber} />
    </PrivateForm>
  );
});

/** The ways to another code: it is sent again, or to another number, which is asked first. */
const OtherCode = observer(({ t, vm, mayChangeNumber }: Omit<SmsCodeProps, 'meaning'>) => {
  const { phase } = vm;
  return (
    <>
      <div className={styles.others}>
        <Button
          variant="ghost"
          size="sm"
          className={styles.other}
          busy={phase === 'resending'}
          aria-disabled={!vm.mayResend || undefined}
          onClick={() => vm.resend()}
        >
          {resendText(t, vm)}
        </Button>
        {mayChangeNumber && (
          <Button variant="ghost" size="sm" className={styles.other} onClick={() => vm.askToChange()}>
            {t('sms.changeNumber')}
          </Button>
        )}
      </div>
      <LiveRegion message={phase === 'resending' ? t('sms.resending') : phase === 'resent' ? t('sms.resent') : ''} />
      <AlertDialog
        open={phase === 'askingToChange'}
        variant="info"
        title={t('sms.changeConfirm')}
        cancelLabel={t('label.giveUp')}
        confirmLabel={t('sms.change')}
        onCancel={() => vm.keepNumber()}
        onConfirm={() => vm.changeNumber()}
      >
        {t('sms.changeConfirmText')}
      </AlertDialog>
    </>
  );
});

function focusAndSelect(field: HTMLInputElement | null | undefined): void {
  focusInView(field);
  field?.select();
}

function resendText(t: Translate, { phase, secondsLeft }: SmsCodeVm): string {
  if (phase === 'resending') return t('sms.resending');
  return secondsLeft > 0 ? t('sms.resendIn', { seconds: secondsLeft }) : t('sms.resend');
}
