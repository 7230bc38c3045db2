import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../kit/Alert.js';
import { Checkbox } from '../../../kit/Checkbox.js';
import { LiveRegion } from '../../../kit/LiveRegion.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './Points.styles.js';
import type { PointsVm } from './points.vm.js';

interface PointsProps {
  readonly points: PointsVm;
  readonly t: Translate;
}

/** The points of the current card: a box to use them, or why they cannot be used (CP-02..04). */
export const Points = observer(({ points, t }: PointsProps) => {
  const { amount } = points;
  if (points.failed) {
    return (
      <InView>
        <Alert variant="warning" live="polite">
          {t('points.applyError')}
        </Alert>
      </InView>
    );
  }
  if (amount === undefined) return null;
  const label = t('points.use', { amount });
  return (
    <div className={styles.block}>
      <Checkbox
        id="chkCardPoints"
        checked={points.used !== undefined}
        onChange={(checked) => points.toggle(checked)}
        label={label}
      />
      <p className={styles.info}>{t('points.info')}</p>
      <LiveRegion message={label} />
    </div>
  );
});

/** Scrolls late content out from under the pay bar, unless the shopper is typing. */
function InView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const { ownerDocument } = current;
    const show = () => current.scrollIntoView({ block: 'nearest' });
    const isTyping = () => ownerDocument.activeElement instanceof HTMLInputElement;
    if (!isTyping()) {
      show();
      return undefined;
    }
    const left = new AbortController();
    // After the press or the key, and not when the focus leaves: a page that moves under a press makes it miss.
    const showOnce = () => {
      if (isTyping()) return;
      left.abort();
      show();
    };
    for (const done of ['click', 'keyup']) ownerDocument.addEventListener(done, showOnce, { signal: left.signal });
    return () => left.abort();
  }, []);
  return <div ref={box}>{children}</div>;
}
