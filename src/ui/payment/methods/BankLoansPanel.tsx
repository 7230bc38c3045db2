import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { Alert } from '../../kit/Alert.js';
import { PayBar } from '../PayBar.js';
import { MethodDialogs } from './MethodDialogs.js';
import styles from './MethodForm.module.css';
import { MethodList } from './MethodList.js';
import type { OtherWaysVm } from './other-ways.vm.js';

/** The loans of banks for this purchase (OP-12). */
export const BankLoansPanel = observer(({ ways }: { readonly ways: OtherWaysVm }) => {
  const { loans, payment, others } = ways;
  const { t } = payment.texts;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!others.underWay) loans.pay();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.body} inert={payment.submitting}>
        <Alert variant="info">{t('loans.info')}</Alert>
        <MethodList
          legend={t('loans.choose')}
          options={loans.options}
          chosen={loans.chosen}
          onChoose={(code) => loans.choose(code)}
          hint={() => t('loans.hint')}
          safeUrl={(url) => ways.safeUrl(url)}
        />
      </div>
      <PayBar
        payment={payment}
        label={t('order.amount')}
        disabled={payment.submitting || ways.underWay}
        note={t('methods.secure')}
      />
      <MethodDialogs dialog={loans.dialog} problem={loans.problem} t={t} onClose={() => loans.closeDialog()} />
    </form>
  );
});
