import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import { printIstanbulMoment } from '../../../domain/transfer/istanbul-time.js';
import { useFocusRequest } from '../../forms/focus-request.js';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Glyph } from '../../kit/Icon.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import { StepHead } from '../steps/StepHead.js';
import styles from './AccountStep.styles.js';
import type { AccountFact } from './account.vm.js';
import { StepBar } from './StepBar.js';
import { TransferAlerts } from './TransferAlerts.js';
import panel from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';
import { placeOf } from './transfer-phase.js';

/** Two sheets, one behind the other. */
const copyGlyph =
  'M7.5 6.5h8a1 1 0 0 1 1 1v9h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM13.5 6.5v-2a1 1 0 0 0-1-1h-8a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2';

interface AccountStepProps {
  readonly vm: TransferVm;
}

/** The account to send the money to, each part of it to be copied (BT-02). */
export const AccountStep = observer(({ vm }: AccountStepProps) => {
  const { account, bank } = vm;
  const { t } = vm.texts;
  const { copy } = account;
  const facts = useRef<HTMLDivElement>(null);
  useFocusRequest(account.selection, () => facts.current?.querySelector('[data-missed]'), selectText);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.press('next');
  };
  const back = bank.mayChoose ? { label: t('transfer.otherBank'), onPress: () => vm.press('back') } : undefined;
  return (
    <form noValidate className={styles.step} onSubmit={submit}>
      <StepHead title={t('transfer.account')} place={placeOf(t, 'account')} back={back}>
        <p>{t('transfer.accountText')}</p>
        <NoticeTime vm={vm} />
      </StepHead>
      <TransferAlerts vm={vm} />
      <div ref={facts} className={styles.facts}>
        <Facts vm={vm} facts={account.facts} />
        {account.otherFacts.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.opener}>{t('transfer.more')}</summary>
            <Facts vm={vm} facts={account.otherFacts} />
          </details>
        )}
      </div>
      <LiveRegion
        message={
          copy === undefined ? '' : t(copy.done ? 'transfer.copied' : 'transfer.copyFailed', { name: t(copy.name) })
        }
      />
      <StepBar vm={vm} label={t('transfer.sent')} />
    </form>
  );
});

const Facts = observer(({ vm, facts }: AccountStepProps & { readonly facts: readonly AccountFact[] }) => (
  <dl>
    {facts.map((fact) => (
      <FactRow key={fact.name} vm={vm} fact={fact} />
    ))}
  </dl>
));

const FactRow = observer(({ vm, fact }: AccountStepProps & { readonly fact: AccountFact }) => {
  const { account } = vm;
  const { t } = vm.texts;
  const name = t(fact.name);
  const copy = account.copy?.name === fact.name ? account.copy : undefined;
  const missed = copy?.done === false;
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <span
          className={classNames(styles.text, fact.name === 'transfer.iban' && styles.iban)}
          data-missed={missed || undefined}
          translate="no"
        >
          {fact.shown}
        </span>
        {missed && (
          <span className={styles.missed} aria-hidden="true">
            {t('transfer.copyFailed', { name })}
          </span>
        )}
      </dd>
      <dd className={styles.copy}>
        <Button
          variant="ghost"
          size="icon"
          className={classNames(styles.button, copy?.done && styles.copied)}
          aria-label={t('transfer.copy', { name })}
          onClick={() => account.copyFact(fact)}
        >
          {copy?.done ? <Glyph path={partGlyphs.check} /> : <Glyph path={copyGlyph} />}
        </Button>
      </dd>
    </div>
  );
});

/** So that the shopper has only to copy it. */
function selectText(element: Element | null | undefined): void {
  if (element) element.ownerDocument.getSelection()?.selectAllChildren(element);
}

/** Until when notice of the transfer is taken (BT-08). It comes a moment after the account, so it keeps its room. */
export const NoticeTime = observer(({ vm }: { readonly vm: TransferVm }) => {
  const { text } = vm.noticeTime;
  const { t, language } = vm.texts;
  const time = text ?? printIstanbulMoment(0, language);
  return (
    <p aria-live="polite" className={text === undefined ? panel.timeRoom : undefined}>
      {t('transfer.noticeUntil', { time })}
    </p>
  );
});
