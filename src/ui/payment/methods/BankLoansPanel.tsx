import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import { useFocusRequest } from '../../forms/focus-request.js';
import { Alert } from '../../kit/Alert.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import { PayBar } from '../control/PayBar.js';
import styles from './MethodForm.styles.js';
import { MethodList } from './MethodList.js';
import type { MethodsVm } from './methods.vm.js';

/** The loans of banks for this purchase (OP-12). */
export const BankLoansPanel = observer(({ methods }: { readonly methods: MethodsVm }) => {
  const { loans, payment, otherPayments } = methods;
  const { t } = payment.texts;
  const { shownProblem } = loans;
  const form = useRef<HTMLFormElement>(null);
  useFocusRequest(loans.correction, () => form.current?.querySelector('input'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!otherPayments.wallet.underWay) loans.pay();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.body} inert={payment.run.sending}>
        <Alert variant="info">{t('loans.info')}</Alert>
        <MethodList
          legend={t('loans.choose')}
          options={loans.options}
          chosen={loans.chosen}
          onChoose={(code) => loans.choose(code)}
          problem={shownProblem && t(shownProblem.key)}
          hint={() => t('loans.hint')}
          safeUrl={(url) => methods.safeUrl(url)}
        />
      </div>
      <PayBar
        t={t}
        payment={payment}
        label={t('order.amount')}
        disabled={payment.run.sending || methods.underWay}
        action={t('loans.go')}
        note={t('methods.secure')}
      />
      <FinanceInfoDialog open={loans.infoShown} payment={payment} t={t} onClose={() => loans.closeInfo()} />
    </form>
  );
});
