import { observer } from 'mobx-react-lite';
import {
  type ComponentProps,
  type ElementType,
  type ReactElement,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Elements } from '../kit/elements.js';
import { ViewBoundary } from '../kit/ViewBoundary.js';
import { PartMissing } from './PartMissing.js';
import type { PartVm } from './part.vm.js';
import { type LaterViews, PartsContext, type ViewName } from './parts-context.js';

type LaterProps<Name extends ViewName> = RoomProps & ComponentProps<LaterViews[Name]> & { readonly view: Name };

/** A view that is fetched when it is first needed, in its place: `<Later view="Points" points={points} t={t} />`. */
export function Later<Name extends ViewName>(props: LaterProps<Name>): ReactElement {
  const { view, when, waiting, missing, onMissing, ...rest } = props;
  const part = useContext(PartsContext)?.partOf(view);
  return (
    <PartRoom part={part} when={when} waiting={waiting} missing={missing} onMissing={onMissing}>
      {(views) => {
        const View: ElementType | undefined = views[view];
        return View && <View {...rest} />;
      }}
    </PartRoom>
  );
}

interface RoomProps {
  /** The part is needed. A press that needs it makes this true, and `onMissing` makes it false again. */
  readonly when?: boolean;
  /** Keeps its room until it is there. */
  readonly waiting?: Elements;
  /** Stands in its place where it is missing, or cannot be drawn; a function gets what asks for it again. */
  readonly missing?: Elements | ((panel: ReactElement) => Elements);
  /** It was needed for a press, and is missing: what was pressed for is given up, so that nothing opens by itself later. */
  readonly onMissing?: (() => void) | undefined;
}

interface PartRoomProps<Part> extends RoomProps {
  /** Undefined where the page has no parts: in its shell. */
  readonly part: PartVm<Part> | undefined;
  readonly children: (part: Part) => Elements;
}

/** A place in the page for what a part brings. The rest of the page stays as it is, whatever becomes of the part. */
export const PartRoom = observer(function PartRoom<Part>(props: PartRoomProps<Part>): Elements {
  const { part, when = true, waiting = null, missing = (panel) => panel, onMissing, children } = props;
  const t = useContext(PartsContext)?.texts.t;
  const panel = useRef<HTMLDivElement>(null);
  const { misses, broken, ask, giveUp } = useMisses(part, when, onMissing);
  useFocusOfPanel(panel);
  if (part === undefined || t === undefined) return waiting;
  if (part.part !== undefined && !broken) {
    return when ? <ViewBoundary onBroken={giveUp}>{children(part.part)}</ViewBoundary> : null;
  }
  if (misses === 0) return when ? waiting : null;
  if (typeof missing !== 'function') return missing;
  return missing(
    <PartMissing
      ref={panel}
      t={t}
      misses={misses}
      busy={part.asked}
      takesFocus={onMissing !== undefined}
      onTryAgain={ask}
    />,
  );
});

/**
 * Asks for the part when it is needed; returns how often it was missing when this place had asked for it, or could not
 * be drawn here. Other places share the part: what they ask for is said there.
 */
function useMisses<Part>(part: PartVm<Part> | undefined, when: boolean, onMissing: (() => void) | undefined) {
  const [misses, setMisses] = useState(0);
  const [broken, setBroken] = useState(false);
  const asked = useRef(false);
  const ofAll = part?.misses;
  const before = useRef(ofAll);
  const ask = () => {
    asked.current = true;
    setBroken(false);
    part?.need();
  };
  const giveUp = () => {
    setBroken(part?.part !== undefined);
    setMisses(misses + 1);
    if (when) onMissing?.();
  };
  const report = useEffectEvent(() => {
    if (!asked.current) return;
    asked.current = false;
    giveUp();
  });
  useEffect(() => {
    asked.current = when;
    if (!when) return;
    setBroken(false);
    part?.need();
  }, [part, when]);
  useEffect(() => {
    if (before.current === ofAll) return;
    before.current = ofAll;
    report();
  }, [ofAll]);
  return { misses, broken, ask, giveUp };
}

/** A panel that goes takes the focus of its button with it: the first heading gets it. */
function useFocusOfPanel(panel: RefObject<HTMLDivElement | null>): void {
  // Asked before the change is made: no event says so.
  const held = panel.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    const heading = document.querySelector('h1');
    if (!held || panel.current !== null || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
