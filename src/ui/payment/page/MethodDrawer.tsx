import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import { classNames } from '../../kit/class-names.js';
import { Glyph } from '../../kit/Icon.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import { Sheet } from '../../kit/Sheet.js';
import type { TextKey, Translate } from '../../texts/texts.js';
import styles from './MethodDrawer.styles.js';
import type { TabsVm } from './tabs.vm.js';

interface MethodDrawerProps {
  readonly tabs: TabsVm;
  readonly labels: Readonly<Record<TabId, TextKey>>;
  readonly t: Translate;
}

/** The tabs of all payment methods, on a phone: it rises from the bottom edge (TB-08), and the page behind it stands still (UI-03). */
export const MethodDrawer = observer(({ tabs, labels, t }: MethodDrawerProps) => {
  const { overflowHidden } = tabs;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', overflowHidden);
    return () => document.documentElement.removeAttribute('data-still');
  }, [overflowHidden]);
  return (
    <Sheet
      open={tabs.isActive}
      title={t('tabs.label')}
      closeLabel={t('label.giveUp')}
      closeVariant="outline"
      onClose={() => tabs.closeDrawer()}
    >
      <ul className={styles.list}>
        {tabs.all.map((tab) => (
          <li key={tab.id}>
            <button
              type="button"
              className={classNames(styles.tab, tab.id === tabs.chosen && styles.chosen)}
              aria-current={tab.id === tabs.chosen || undefined}
              aria-disabled={tabs.isGrey(tab) || undefined}
              onClick={() => tabs.choose(tab.id)}
            >
              <span>{t(labels[tab.id])}</span>
              {tab.id === tabs.chosen && <Glyph path={partGlyphs.check} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
});
