import type { Observable } from 'rxjs';
import { PartVm } from '../ui/parts/part.vm.js';
import type { Parts, ViewName } from '../ui/parts/parts-context.js';
import { fetchPart } from './fetch-part.js';
import { type PartName, partNameOf, type Views, viewParts } from './views.js';

interface PartSources {
  readonly texts: Parts['texts'];
  /** Brings the words of a part, where it has any of its own. */
  readonly bringTexts: Readonly<Partial<Record<PartName, () => Promise<void>>>>;
  readonly nextPaint: () => Promise<void>;
  /** Emits when the browser is online again. */
  readonly lineBack: Observable<unknown>;
}

/**
 * The parts that bring views, each fetched with its words and styles when the first of its views is needed. Nothing is
 * asked for before what the page begins with is painted (SD-01): each request costs a slow phone time.
 */
export function laterParts({ texts, bringTexts, nextPaint, lineBack }: PartSources): Parts {
  let painted: Promise<void> | undefined;
  const load = async (name: PartName): Promise<Views> => {
    painted ??= nextPaint();
    await painted;
    const words = bringTexts[name]?.();
    const [views] = await Promise.all([fetchPart<Views>(name, viewParts[name]), words]);
    return views;
  };
  const parts = new Map<PartName, PartVm<Views>>();
  const partOf = (view: ViewName) => {
    const name = partNameOf(view);
    const part = parts.get(name) ?? new PartVm(() => load(name), lineBack);
    parts.set(name, part);
    return part;
  };
  return { texts, partOf };
}
