import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, useId, useState } from 'react';
import type { TabId } from '../../domain/methods/tabs.js';
import { classNames } from '../kit/class-names.js';
import { Icon } from '../kit/Icon.js';
import { Late } from '../kit/Late.js';
import type { TextKey, Translate } from '../texts/texts.js';
import styles from './MethodTabs.module.css';
import type { TabsVm } from './tabs.vm.js';

/** Made anew for each try: React keeps a part that did not arrive as missing. */
const triedFor = (tries: number) => ({
  tries,
  MethodDrawer: lazy(async () => ({ default: (await import('./MethodDrawer.js')).MethodDrawer })),
});

/** What each way to pay is called. */
export const tabLabels: Readonly<Record<TabId, TextKey>> = {
  card: 'tabs.card',
  bankLoans: 'tabs.bankLoans',
  otherPayments: 'tabs.otherPayments',
};

interface MethodTabsProps {
  readonly tabs: TabsVm;
  readonly t: Translate;
}

/**
 * The ways to pay (TB-01..03). One with nothing to offer is there, so that nothing moves, and cannot be chosen; nor can
 * any but the first in a test (TB-05). On a phone one line says the way that is chosen, and opens the drawer with all of
 * them (TB-08): which of the two is there the style sheet says, before any script has run.
 */
export const MethodTabs = observer(({ tabs, t }: MethodTabsProps) => {
  const id = useId();
  const [{ tries, MethodDrawer }, setDrawer] = useState(() => triedFor(1));
  const openDrawer = () => {
    // Nobody can press here while the drawer is open: it has not arrived.
    if (tabs.isActive) setDrawer(triedFor(tries + 1));
    tabs.openDrawer();
  };
  return (
    <>
      <div role="tablist" aria-label={t('tabs.label')} className={styles.tabs} onKeyDown={moveFocus}>
        {tabs.all.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === tabs.chosen}
            aria-controls={tab.id === tabs.chosen ? 'method-panel' : undefined}
            aria-disabled={tabs.isGrey(tab) || undefined}
            tabIndex={tab.id === tabs.chosen ? 0 : -1}
            className={classNames(styles.tab, tab.id === tabs.chosen && styles.chosen)}
            onClick={() => tabs.choose(tab.id)}
          >
            {t(tabLabels[tab.id])}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={tabs.isActive}
        aria-disabled={tabs.locked || undefined}
        onClick={openDrawer}
      >
        <span className={styles.what}>{t('tabs.label')}</span> <span>{t(tabLabels[tabs.chosen])}</span>
        <Icon name="chevron" />
      </button>
      {tabs.isActive && (
        <Late key={tries} waiting={null} missing={<p role="alert">{t('error.partMissing')}</p>}>
          <MethodDrawer tabs={tabs} labels={tabLabels} t={t} />
        </Late>
      )}
    </>
  );
});

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = all.findIndex((tab) => tab.matches(':focus'));
  const target = new Map([
    ['ArrowRight', here + 1],
    ['ArrowLeft', here - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(event.key);
  if (target === undefined) return;
  event.preventDefault();
  all.at(target % all.length)?.focus();
}
