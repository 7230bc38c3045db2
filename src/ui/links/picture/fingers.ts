import { moved, type PictureView, type Point, zoomedBy } from './picture-view.js';

/** The fingers on a picture: one moves it, two zoom it (IM-02). Points are from the stage's middle. */
export class Fingers {
  readonly #points = new Map<number, Point>();

  get resting(): boolean {
    return this.#points.size > 0;
  }

  down(id: number, at: Point): void {
    this.#points.set(id, at);
  }

  up(id: number): void {
    this.#points.delete(id);
  }

  /** Returns what the finger's move makes of the view; undefined for one that is not on the picture. */
  move(id: number, to: Point, view: PictureView): PictureView | undefined {
    const from = this.#points.get(id);
    if (from === undefined) return undefined;
    const other = [...this.#points].find(([each]) => each !== id)?.[1];
    this.#points.set(id, to);
    return other === undefined ? moved(view, minus(to, from)) : pinched(view, { resting: other, from, to });
  }
}

interface Pinch {
  /** Where the finger is that rests while the other moves: each event is of one finger. */
  readonly resting: Point;
  readonly from: Point;
  readonly to: Point;
}

function pinched(view: PictureView, { resting, from, to }: Pinch): PictureView {
  const before = between(resting, from);
  const after = between(resting, to);
  const spread = distance(resting, to) / Math.max(1, distance(resting, from));
  return zoomedBy(moved(view, minus(after, before)), spread, 'buttons', after);
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
