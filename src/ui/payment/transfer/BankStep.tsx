import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId } from 'react';
import type { BankAccount } from '../../../domain/transfer/bank.js';
import { printTimeOfDay } from '../../../domain/transfer/istanbul-time.js';
import { Alert } from '../../kit/Alert.js';
import { classNames } from '../../kit/class-names.js';
import { Icon } from '../../kit/Icon.js';
import { Picture } from '../../kit/Picture.js';
import { Radio } from '../../kit/Radio.js';
import type { Translate } from '../../texts/texts.js';
import { StepHead } from '../steps/StepHead.js';
import styles from './BankStep.styles.js';
import { StepBar } from './StepBar.js';
import { TransferAlerts } from './TransferAlerts.js';
import type { TransferVm } from './transfer.vm.js';
import { placeOf } from './transfer-phase.js';

interface BankStepProps {
  readonly vm: TransferVm;
}

/** Which bank the money goes to (BT-02), where there is one. */
export const BankStep = observer(({ vm }: BankStepProps) => {
  if (vm.bank.banks.length > 0) return <BankChoice vm={vm} />;
  return (
    <div className={styles.form}>
      <TransferAlerts vm={vm} />
      <Alert variant="warning">{vm.texts.t('transfer.noBanks')}</Alert>
    </div>
  );
});

/** A closed bank says until when, and cannot be chosen (BT-07). */
const BankChoice = observer(({ vm }: BankStepProps) => {
  const id = useId();
  const { bank } = vm;
  const { t } = vm.texts;
  const { problem } = bank;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.press('next');
  };
  const first = bank.banks.find((each) => !bank.isClosed(each));
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div>
        <StepHead id={id} title={t('transfer.chooseBank')} place={placeOf(t, 'bank')}>
          <p>
            <span>{t('transfer.chooseBankText')}</span>
            {bank.banks.some(({ closed }) => closed !== undefined) && <span>{` ${t('transfer.istanbulTime')}`}</span>}
          </p>
        </StepHead>
        <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
          {problem && (
            <>
              <Icon name="cross" size={16} />
              <span>{t(problem.key, problem.params)}</span>
            </>
          )}
        </p>
      </div>
      <TransferAlerts vm={vm} />
      {first === undefined && <Alert variant="warning">{t('transfer.allClosed')}</Alert>}
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-problem`}
        aria-required
        className={styles.banks}
      >
        {bank.banks.map((each) => (
          <BankRow key={each.code} vm={vm} bank={each} mend={problem !== undefined && each === first} />
        ))}
      </div>
      <StepBar vm={vm} label={t('transfer.toAccount')} />
    </form>
  );
});

interface BankRowProps extends BankStepProps {
  readonly bank: BankAccount;
  /** Nothing is chosen, and this is where the shopper lands. */
  readonly mend: boolean;
}

const BankRow = observer(({ vm, bank, mend }: BankRowProps) => {
  const { t } = vm.texts;
  const closed = vm.bank.isClosed(bank);
  const chosen = vm.bank.chosen?.code === bank.code;
  const hours = hoursText(t, bank, closed);
  const icon = vm.iconOf(bank);
  return (
    <label className={classNames(styles.row, closed && styles.closed)}>
      <Radio
        name="transfer-bank"
        checked={chosen && !closed}
        disabled={closed}
        data-mend={mend || undefined}
        onChange={() => vm.bank.choose(bank)}
      />
      <Picture
        src={icon}
        alt=""
        width={40}
        height={40}
        className={styles.icon}
        fallback={
          <span className={styles.letter} aria-hidden="true">
            {bank.name.slice(0, 1)}
          </span>
        }
      />
      <span className={styles.text}>
        <span className={styles.name}>{bank.name}</span>
        {hours !== undefined && <span className={styles.hours}>{hours}</span>}
      </span>
    </label>
  );
});

function hoursText(t: Translate, { closed }: BankAccount, now: boolean): string | undefined {
  if (closed === undefined) return now ? t('transfer.closed') : undefined;
  const hours = { from: printTimeOfDay(closed.from), until: printTimeOfDay(closed.until) };
  return t(now ? 'transfer.closedBetween' : 'transfer.closesAt', hours);
}
