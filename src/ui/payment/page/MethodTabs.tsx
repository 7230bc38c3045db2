import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import { classNames } from '../../kit/class-names.js';
import type { Elements } from '../../kit/elements.js';
import { Icon } from '../../kit/Icon.js';
import { rovingFocus } from '../../kit/roving-focus.js';
import { Later } from '../../parts/Later.js';
import type { TextKey, Translate } from '../../texts/texts.js';
import styles from './MethodTabs.styles.js';
import type { TabsVm } from './tabs.vm.js';

const moveFocus = rovingFocus('horizontal', '[role="tab"]');

/** The name of each tab. */
export const tabLabels: Readonly<Record<TabId, TextKey>> = {
  card: 'tabs.card',
  bankLoans: 'tabs.bankLoans',
  otherPayments: 'tabs.otherPayments',
};

interface MethodTabsProps {
  readonly tabs: TabsVm;
  readonly t: Translate;
  /** Marks of what a tab leads to; without one, of what there is beside the card. */
  readonly marks: (tab?: TabId) => Elements;
}

/**
 * The tabs of the payment methods (TB-01..03). One with nothing to offer is there, so that nothing moves, and cannot be
 * chosen; nor can any but the first in a test (TB-05). On a phone one line names the chosen tab, and opens the drawer
 * with all of them (TB-08). The style sheet decides which of the two is shown, before any script has run.
 */
export const MethodTabs = observer(({ tabs, t, marks }: MethodTabsProps) => {
  const id = useId();
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
            <span>{t(tabLabels[tab.id])}</span>
            {marks(tab.id)}
          </button>
        ))}
      </div>
      <DrawerOpener tabs={tabs} t={t} marks={marks} />
    </>
  );
});

/** The chosen tab, in one line that opens the drawer (TB-08). */
const DrawerOpener = observer(({ tabs, t, marks }: MethodTabsProps) => (
  <>
    <button
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-expanded={tabs.isActive}
      aria-disabled={tabs.locked || undefined}
      onClick={() => tabs.openDrawer()}
    >
      <span className={styles.what}>
        <span>{t('tabs.label')}</span>
        {marks()}
      </span>{' '}
      <span>{t(tabLabels[tabs.chosen])}</span>
      <Icon name="chevron" />
    </button>
    <Later
      view="MethodDrawer"
      when={tabs.isActive}
      onMissing={() => tabs.closeDrawer()}
      tabs={tabs}
      labels={tabLabels}
      t={t}
    />
  </>
));
