import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageHost } from '../../../application/ports.js';
import { useFocusRequest } from '../../forms/focus-request.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import { DeadlineWarningVm } from './deadline-warning.vm.js';
import styles from './PageExtras.styles.js';
import type { PaymentParts } from './payment-parts.js';
import type { PaymentSession } from './payment-session.js';

/** Says why there is no more time, by the answer to the question for it. */
const notExtended = { failed: 'deadline.extendFailed', refused: 'deadline.noMore' } as const;

interface DeadlineWarningProps {
  readonly session: PaymentSession;
  readonly calls: PaymentParts['calls'];
  readonly host: Pick<PageHost, 'postFailure'>;
}

/** In the last minute: the seconds that are left, and more time where there may be (EX-01, EX-04). */
export const DeadlineWarning = observer(({ session, calls, host }: DeadlineWarningProps) => {
  const [vm] = useState(() => new DeadlineWarningVm(session, calls, host));
  useEffect(() => vm.start(), [vm]);
  const answered = useRef<HTMLDivElement>(null);
  useFocusRequest(
    vm.answerFocus,
    () => answered.current,
    // The press took its own button away. Who types in the form by now stays there.
    (element) => document.activeElement === document.body && element?.focus({ preventScroll: true }),
  );
  const { t } = session.texts;
  const { asked, shown, text } = vm;
  const place = useRef<HTMLDivElement>(null);
  useStillForm(place, shown);
  return (
    <div ref={place} className={styles.warning}>
      <LiveRegion message={vm.announcement ?? ''} politeness="assertive" />
      {text !== undefined && (
        <Alert ref={answered} tabIndex={-1} variant="warning">
          <p className={styles.timeLeft}>{text}</p>
          {session.extendable && (
            <Button
              variant="outline"
              size="sm"
              className={styles.moreTime}
              busy={asked}
              aria-disabled={asked || undefined}
              onClick={() => vm.extend()}
            >
              {t('deadline.extend')}
            </Button>
          )}
          <p role="status" className={styles.moreFailed}>
            {shown === 'failed' || shown === 'refused' ? t(notExtended[shown]) : ''}
          </p>
        </Alert>
      )}
      {shown === 'extended' && (
        <Alert ref={answered} tabIndex={-1} variant="success">
          {t('deadline.extended')}
        </Alert>
      )}
    </div>
  );
});

/**
 * Scrolls by what the warning above the form takes, so that the form stays where the shopper is typing or about to press. A
 * page that has no more than the window's height is made higher by as much, so that it can scroll. A frame that is as high
 * as what is in it cannot: there the form moves down once, under a warning that can be seen.
 */
function useStillForm(place: RefObject<HTMLElement | null>, shown: DeadlineWarningVm['shown']): void {
  const shownBefore = useRef<DeadlineWarningVm['shown']>('nothing');
  const before = shownBefore.current === shown || place.current === null ? undefined : topOfForm(place.current);
  useLayoutEffect(() => {
    if (shownBefore.current === shown || place.current === null) return;
    shownBefore.current = shown;
    const topBefore = before ?? topWithout(place.current);
    const page = place.current.closest('main')?.parentElement;
    giveRoom(page, topOfForm(place.current) - topWithout(place.current));
    const moved = topOfForm(place.current) - topBefore;
    if (moved !== 0) window.scrollBy(0, moved);
  });
  useLayoutEffect(() => {
    const page = place.current?.closest('main')?.parentElement;
    return () => giveRoom(page, 0);
  }, [place]);
}

/** Makes a page higher than the window by these px; in a frame the height follows the content. */
function giveRoom(page: HTMLElement | null | undefined, px: number): void {
  const isFramed = document.documentElement.dataset.framed !== undefined;
  if (page) page.style.minHeight = px > 0 && !isFramed ? `calc(100dvh + ${px}px)` : '';
}

function topOfForm(place: HTMLElement): number {
  return place.nextElementSibling?.lastElementChild?.getBoundingClientRect().top ?? 0;
}

/** Where the form is without the warning. One that came with the page, or with its part, has had no rendering without it. */
function topWithout(place: HTMLElement): number {
  place.style.display = 'none';
  const top = topOfForm(place);
  place.style.display = '';
  return top;
}
