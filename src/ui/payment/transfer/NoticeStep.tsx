import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useRef } from 'react';
import { boundField } from '../../forms/bound-field.js';
import { useFillsEntered } from '../../forms/fills-entered.js';
import { focusSubmit, leadsToNextField } from '../../forms/form-focus.js';
import { Checkbox } from '../../kit/Checkbox.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { PrivateForm } from '../../kit/PrivateForm.js';
import { TextField } from '../../kit/TextField.js';
import { StepHead } from '../steps/StepHead.js';
import { NoticeTime } from './AccountStep.js';
import styles from './NoticeStep.styles.js';
import type { NoticeField } from './notice.form.js';
import { StepBar } from './StepBar.js';
import { TransferAlerts } from './TransferAlerts.js';
import type { TransferVm } from './transfer.vm.js';
import { placeOf } from './transfer-phase.js';

interface NoticeStepProps {
  readonly vm: TransferVm;
}

/**
 * Shows what the shopper says of the transfer (BT-03, BT-04). It is not sent by the browser: a wrong field gets the
 * focus instead.
 */
export const NoticeStep = observer(({ vm }: NoticeStepProps) => {
  const { t } = vm.texts;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.press('notify');
    if (vm.phase.busy !== undefined) focusSubmit(event.currentTarget);
  };
  const busy = vm.phase.busy !== undefined;
  const element = useRef<HTMLFormElement>(null);
  useFillsEntered(element);
  return (
    <PrivateForm formRef={element} className={styles.form} onSubmit={submit}>
      <StepHead
        title={t('transfer.notice')}
        place={placeOf(t, 'notice')}
        back={{ label: t('transfer.back'), onPress: () => vm.press('back'), disabled: busy }}
      >
        <p>{t('transfer.noticeText')}</p>
        <NoticeTime vm={vm} />
      </StepHead>
      <TransferAlerts vm={vm} />
      <LiveRegion message={busy ? t('transfer.notifying') : ''} />
      <div className={styles.body} inert={busy}>
        <SenderFields vm={vm} />
        <SendingFields vm={vm} />
      </div>
      <StepBar vm={vm} label={t(busy ? 'transfer.notifying' : 'transfer.notify')} busy={busy} orders />
    </PrivateForm>
  );
});

/** Who sent the money, and when. */
const SenderFields = observer(({ vm }: NoticeStepProps) => {
  const { form } = vm;
  const { t } = vm.texts;
  return (
    <div className={styles.fields}>
      <TextField
        {...propsOf(vm, 'userName')}
        label={t('transfer.userName')}
        className={styles.wide}
        readOnly={form.isPrefilled('userName')}
        hint={form.isPrefilled('userName') ? t('transfer.fromStore') : undefined}
        autoComplete="name"
        autoCapitalize="words"
        aria-required
      />
      <TextField
        {...propsOf(vm, 'phone')}
        label={t('transfer.phone')}
        readOnly={form.isPrefilled('phone')}
        hint={t(form.isPrefilled('phone') ? 'transfer.fromStore' : 'transfer.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="05XX XXX XX XX"
        aria-required
      />
      <TextField
        {...propsOf(vm, 'idLast6')}
        label={t('transfer.idLast6')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000000"
        aria-required
      />
      <TextField
        {...propsOf(vm, 'paymentDate')}
        label={t('transfer.paymentDate')}
        type="date"
        min={form.days.first}
        max={form.days.last}
        className={styles.date}
        aria-required
      />
      <TextField
        {...propsOf(vm, 'transactionNo')}
        label={
          form.atAtm ? t('transfer.transactionNo') : t('transfer.optional', { label: t('transfer.transactionNo') })
        }
        hint={t('transfer.transactionNoHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required={form.atAtm}
      />
    </div>
  );
});

/** How the money was sent: by card or at an ATM, never both (BT-04). */
const SendingFields = observer(({ vm }: NoticeStepProps) => {
  const id = useId();
  const { form } = vm;
  const { t } = vm.texts;
  return (
    <>
      <fieldset className={styles.sentBy} aria-describedby={id}>
        <legend className={styles.legend}>{t('transfer.how')}</legend>
        <p id={id} className={styles.note}>
          {t('transfer.howText')}
        </p>
        <Checkbox
          id="transfer-byCreditCard"
          checked={form.byCreditCard}
          onChange={(checked) => form.markByCreditCard(checked)}
          label={t('transfer.byCreditCard')}
        />
        {form.byCreditCard && (
          <TextField
            {...propsOf(vm, 'cardLast4')}
            label={t('transfer.cardLast4')}
            className={styles.short}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0000"
            aria-required
          />
        )}
        <Checkbox
          id="transfer-atAtm"
          checked={form.atAtm}
          onChange={(checked) => form.markAtAtm(checked)}
          label={t('transfer.atAtm')}
        />
      </fieldset>
      <TextField
        {...propsOf(vm, 'description')}
        label={t('transfer.optional', { label: t('transfer.description') })}
        enterKeyHint="done"
        autoComplete="off"
        // More than is taken: a text that is too long is said to be so, and not cut.
        maxLength={400}
      />
    </>
  );
});

function propsOf(vm: TransferVm, field: NoticeField) {
  return { ...boundField(vm.texts.t, vm.form, field, `transfer-${field}`), ...leadsToNextField };
}
