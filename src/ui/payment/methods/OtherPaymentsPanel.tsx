import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { transferCode } from '../../../domain/methods/wallets.js';
import { Alert } from '../../kit/Alert.js';
import { AlertDialog } from '../../kit/AlertDialog.js';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import { PayBar } from '../PayBar.js';
import { TransferPanel } from '../transfer/TransferPanel.js';
import { MethodDialogs } from './MethodDialogs.js';
import styles from './MethodForm.module.css';
import { MethodList } from './MethodList.js';
import type { OtherPaymentsVm } from './other-payments.vm.js';
import type { OtherWaysVm } from './other-ways.vm.js';

/** The other payments: what the page offers beside the card, or what is going on with one of it (OP-01..11, BT-01). */
export const OtherPaymentsPanel = observer(({ ways }: { readonly ways: OtherWaysVm }) => {
  const { others, payment } = ways;
  const { t } = payment.texts;
  const { state, chosenOption } = others;
  const face = chosenOption && others.faceOf(chosenOption.code);
  if (others.transferOpen) return <OpenTransfer ways={ways} />;
  if (state !== undefined && chosenOption !== undefined && face?.Panel !== undefined) {
    return (
      <face.Panel
        state={state}
        name={chosenOption.name}
        t={t}
        copied={others.copied}
        onCopy={(text) => others.copy(text)}
        onRestart={() => others.send()}
        onGiveUp={() => others.giveUp()}
      />
    );
  }
  return <Choice others={others} safeUrl={(url) => ways.safeUrl(url)} />;
});

interface ChoiceProps {
  readonly others: OtherPaymentsVm;
  readonly safeUrl: (url: string) => string | undefined;
}

const Choice = observer(({ others, safeUrl }: ChoiceProps) => {
  const { payment, chosenOption } = others;
  const { t } = payment.texts;
  const form = useRef<HTMLFormElement>(null);
  // Back from a panel that took the list's place, the keyboard goes on where it was.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true }), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    others.pay();
  };
  const name = chosenOption?.name ?? '';
  const warning = others.faceOf(others.chosen ?? '')?.warning;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.body} inert={payment.submitting}>
        <Alert variant="info">{t('tabs.otherPaymentsInfo')}</Alert>
        <MethodList
          legend={t('methods.choose')}
          options={others.options}
          chosen={others.chosen}
          onChoose={(code) => others.choose(code)}
          hint={({ code, name }) => {
            const hint = code === transferCode ? 'methods.transferHint' : others.faceOf(code)?.hint;
            return hint && t(hint, { name });
          }}
          safeUrl={safeUrl}
        />
      </div>
      <PayBar
        payment={payment}
        label={t('order.amount')}
        disabled={payment.submitting || others.held}
        action={others.isTransfer ? t('label.continue') : undefined}
        note={t('methods.secure')}
      />
      <MethodDialogs dialog={others.dialog} problem={others.problem} t={t} onClose={() => others.closeDialog()} />
      {warning !== undefined && (
        <AlertDialog
          open={others.dialog === 'warning'}
          variant="info"
          title={t('methods.warningTitle', { name })}
          confirmLabel={t('label.continue')}
          cancelLabel={t('label.giveUp')}
          onConfirm={() => others.send()}
          onCancel={() => others.closeDialog()}
        >
          <p>{t(warning, { name })}</p>
        </AlertDialog>
      )}
    </form>
  );
});

/** The bank transfer in place of the list; it is still there, as it was left, when the shopper comes back. */
const OpenTransfer = observer(({ ways }: { readonly ways: OtherWaysVm }) => {
  const { t } = ways.payment.texts;
  return (
    <div className={styles.transfer}>
      <Button variant="ghost" size="sm" className={styles.back} onClick={() => ways.others.closeTransfer()}>
        <Icon name="back" size={16} />
        {t('methods.backToList')}
      </Button>
      <TransferPanel vm={ways.transfer} />
    </div>
  );
});
