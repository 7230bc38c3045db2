import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import { transferCode } from '../../../domain/methods/offered-methods.js';
import { obligesToPay } from '../../../domain/payment/page-features.js';
import { useFreshRequest } from '../../forms/form-focus.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { AlertDialog, Dialog } from '../../kit/Dialog.js';
import { Icon } from '../../kit/Icon.js';
import { SentenceAbout } from '../../outcome/SentenceAbout.js';
import { OrderObliges } from '../../sale/OrderObliges.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import { PayBar, payText } from '../control/PayBar.js';
import { TransferPanel } from '../transfer/TransferPanel.js';
import styles from './MethodForm.styles.js';
import { MethodList } from './MethodList.js';
import type { MethodsVm } from './methods.vm.js';
import type { OtherPaymentsVm } from './other-payments.vm.js';

/** The other payments: the list of options, or the panel of the one that pays (OP-01..11, BT-01). */
export const OtherPaymentsPanel = observer(({ methods }: { readonly methods: MethodsVm }) => {
  const { otherPayments, payment } = methods;
  const { t } = payment.texts;
  const { phase, chosenOption } = otherPayments;
  const view = chosenOption && otherPayments.viewOf(chosenOption.code);
  if (phase.kind === 'transfer') return <OpenTransfer methods={methods} />;
  if (phase.kind === 'wallet' && chosenOption !== undefined && view?.Panel !== undefined) {
    return (
      <view.Panel
        state={phase.state}
        name={chosenOption.name}
        t={t}
        isLink={methods.page.kind === 'link'}
        copied={phase.copied}
        onCopy={(text) => otherPayments.wallet.copy(text)}
        onRetry={() => otherPayments.send()}
        onGiveUp={() => otherPayments.wallet.giveUp()}
      />
    );
  }
  return <Choice otherPayments={otherPayments} safeUrl={(url) => methods.safeUrl(url)} />;
});

interface ChoiceProps {
  readonly otherPayments: OtherPaymentsVm;
  readonly safeUrl: (url: string) => string | undefined;
}

const Choice = observer(({ otherPayments, safeUrl }: ChoiceProps) => {
  const { payment } = otherPayments;
  const { t } = payment.texts;
  const form = useRef<HTMLFormElement>(null);
  // The panel in place of the list has left the focus to the document. A shopper who has moved on stays there.
  useFreshRequest(otherPayments.listFocus, () =>
    document.activeElement === document.body ? form.current?.querySelector(':checked') : undefined,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    otherPayments.pay();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.body} inert={payment.run.sending}>
        <Alert variant="info">{t('tabs.otherPaymentsInfo')}</Alert>
        <MethodList
          legend={t('methods.choose')}
          options={otherPayments.options}
          chosen={otherPayments.chosen}
          onChoose={(code) => otherPayments.choose(code)}
          hint={({ code, name }) => {
            const hint = code === transferCode ? 'methods.transferHint' : otherPayments.viewOf(code)?.hint;
            return hint && t(hint, { name });
          }}
          safeUrl={safeUrl}
        />
      </div>
      <PayBar
        t={t}
        payment={payment}
        label={t('order.amount')}
        disabled={payment.run.sending || otherPayments.held}
        action={otherPayments.isTransfer ? t('label.continue') : <PayWith otherPayments={otherPayments} />}
        note={t('methods.secure')}
      />
      <PressDialogs otherPayments={otherPayments} />
      <WalletWarning otherPayments={otherPayments} />
    </form>
  );
});

/** Names the chosen wallet, which asks for the amount itself. */
const PayWith = observer(({ otherPayments }: Pick<ChoiceProps, 'otherPayments'>) => {
  const { chosenOption, payment } = otherPayments;
  const { t } = payment.texts;
  if (chosenOption === undefined) return <span>{payText(t, payment)}</span>;
  return <SentenceAbout name={chosenOption.name} sentence={(name) => t('methods.payWith', { name })} />;
});

/** Why pressing pay did nothing: nothing is chosen (OP-02), or the financing message is not read yet (SP-01). */
const PressDialogs = observer(({ otherPayments }: Pick<ChoiceProps, 'otherPayments'>) => {
  const { dialog, payment, problem } = otherPayments;
  const { t } = payment.texts;
  const close = () => otherPayments.backToList();
  return (
    <>
      <FinanceInfoDialog open={dialog === 'financeInfo'} payment={payment} t={t} onClose={close} />
      {dialog === 'choose' && problem !== undefined && (
        <Dialog open title={t('validation.error.otherPayment')} onClose={close} closeLabel={t('label.ok')}>
          <p>{t(problem.key)}</p>
        </Dialog>
      )}
    </>
  );
});

/** Says how the chosen wallet goes on before it is paid with (OP-01). */
const WalletWarning = observer(({ otherPayments }: Pick<ChoiceProps, 'otherPayments'>) => {
  const { postedPage, texts } = otherPayments.payment;
  const { t } = texts;
  const name = otherPayments.chosenOption?.name ?? '';
  const warning = otherPayments.viewOf(otherPayments.chosen ?? '')?.warning;
  if (warning === undefined) return null;
  return (
    <AlertDialog
      open={otherPayments.dialog === 'warning'}
      variant="info"
      title={t('methods.warningTitle', { name })}
      confirmLabel={t('label.continue')}
      cancelLabel={t('label.giveUp')}
      onConfirm={() => otherPayments.send()}
      onCancel={() => otherPayments.backToList()}
    >
      <p>
        <SentenceAbout name={name} sentence={(shown) => t(warning, { name: shown })} />
      </p>
      {obligesToPay(postedPage) && <OrderObliges t={t} />}
    </AlertDialog>
  );
});

/** The bank transfer in place of the list; it is still there, as it was left, when the shopper comes back. */
const OpenTransfer = observer(({ methods }: { readonly methods: MethodsVm }) => {
  const { otherPayments, payment } = methods;
  const { t } = payment.texts;
  return (
    <div className={styles.transfer}>
      {otherPayments.wallet.expired && (
        <Alert variant="warning" live="polite">
          <SentenceAbout
            name={otherPayments.chosenOption?.name ?? ''}
            sentence={(name) => t('methods.expiredPlain', { name })}
          />
        </Alert>
      )}
      {methods.noticeOnly ? (
        <Alert variant="info" live="polite">
          {t('transfer.timeOver')}
        </Alert>
      ) : (
        <Button variant="ghost" size="sm" className={styles.back} onClick={() => otherPayments.backToList()}>
          <Icon name="back" size={16} />
          <span>{t('methods.backToList')}</span>
        </Button>
      )}
      <TransferPanel vm={methods.transfer} />
    </div>
  );
});
