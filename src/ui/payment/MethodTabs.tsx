import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId } from 'react';
import type { TabId } from '../../domain/methods/tabs.js';
import { classNames } from '../kit/class-names.js';
import type { TextKey } from '../texts/texts.js';
import styles from './MethodTabs.module.css';
import type { PaymentVm } from './payment.vm.js';

/** What each way to pay is called. */
export const tabLabels: Readonly<Record<TabId, TextKey>> = {
  card: 'tabs.card',
  bankLoans: 'tabs.bankLoans',
  otherPayments: 'tabs.otherPayments',
};

/** The ways to pay (TB-01..03). One with nothing to offer is there, so that nothing moves, and cannot be chosen; nor can any but the first in a test (TB-05). */
export const MethodTabs = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { t } = vm.texts;
  const id = useId();
  return (
    <div role="tablist" aria-label={t('tabs.label')} className={styles.tabs} onKeyDown={moveFocus}>
      {vm.tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === vm.tab}
          aria-controls={tab.id === vm.tab ? 'method-panel' : undefined}
          aria-disabled={!tab.active || (vm.card.blocked && tab.id !== vm.tab) || undefined}
          tabIndex={tab.id === vm.tab ? 0 : -1}
          className={classNames(styles.tab, tab.id === vm.tab && styles.chosen)}
          onClick={() => vm.chooseTab(tab.id)}
        >
          {t(tabLabels[tab.id])}
        </button>
      ))}
    </div>
  );
});

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ]).get(event.key);
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = all.findIndex((tab) => tab.matches(':focus'));
  event.preventDefault();
  all.at((here + step) % all.length)?.focus();
}
