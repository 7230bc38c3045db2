import { makeAutoObservable, observableRef } from 'mobx';
import {
  fitting,
  initialView,
  inSight,
  moved,
  type PictureView,
  type Point,
  type Size,
  stepped,
  turned,
  zoomedBy,
  zoomRanges,
} from './picture-view.js';

/** The sizes of what is on the screen, in CSS px; the picture's before it is zoomed. */
export interface Stage {
  readonly stage: Size;
  readonly picture: Size;
}

/** One press of an arrow key, in CSS px. */
const arrowStep = 48;

/** A turn of the wheel by 100 px zooms by a fifth. */
const wheelSpeed = 0.0018;

const unmeasured: Stage = { stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } };

/** A picture in the hand: what buttons, keys, the wheel and fingers do to it (IM-01, IM-02). Points are from the stage's middle. */
export class PictureVm {
  view: PictureView = initialView;
  /** It follows a hand or the wheel: it must not lag behind by an animation. */
  held = false;
  private measured: Stage = unmeasured;
  /** Where each finger on the picture is. */
  private readonly fingers = new Map<number, Point>();

  constructor() {
    makeAutoObservable<PictureVm, 'fingers'>(this, { view: observableRef, fingers: false });
  }

  measure(measured: Stage): void {
    this.measured = measured;
    this.view = this.kept(this.view);
  }

  /** The CSS transform of the view. */
  get transform(): string {
    const { zoom, turns, x, y } = this.view;
    const scale = zoom * fitting(this.view, this.measured.stage, this.measured.picture);
    return `translate(${round(x)}px, ${round(y)}px) rotate(${turns * 90}deg) scale(${round(scale)})`;
  }

  get percent(): number {
    return Math.round(this.view.zoom * 100);
  }

  get mayZoomIn(): boolean {
    return this.view.zoom < zoomRanges.buttons.most;
  }

  get mayZoomOut(): boolean {
    return this.view.zoom > zoomRanges.buttons.least;
  }

  zoomIn(): void {
    this.settle(stepped(this.view, 1));
  }

  zoomOut(): void {
    this.settle(stepped(this.view, -1));
  }

  turn(): void {
    this.settle(turned(this.view));
  }

  reset(): void {
    this.settle(initialView);
  }

  /** A second tap: closer at that point, or back to the whole picture. */
  toggle(at: Point): void {
    this.settle(this.view.zoom === 1 ? zoomedBy(this.view, 2.5, 'buttons', at) : initialView);
  }

  /** True when the key means something here (IM-02). An arrow looks that way: what lies there comes into sight. */
  press(key: string): boolean {
    const act = this.keys.get(key);
    act?.();
    return act !== undefined;
  }

  /** `deltaY` in px, as the wheel tells it: away from the shopper zooms in. */
  wheel(deltaY: number, at: Point): void {
    this.follow(zoomedBy(this.view, Math.exp(-deltaY * wheelSpeed), 'wheel', at));
  }

  fingerDown(id: number, at: Point): void {
    this.fingers.set(id, at);
  }

  fingerMove(id: number, to: Point): void {
    const from = this.fingers.get(id);
    if (from === undefined) return;
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    this.fingers.set(id, to);
    if (other === undefined) this.follow(moved(this.view, minus(to, from)));
    else this.pinch(other, from, to);
  }

  fingerUp(id: number): void {
    this.fingers.delete(id);
    this.held = this.fingers.size > 0;
  }

  /** One finger rests while the other moves: it is so for each event, whichever finger it is of. */
  private pinch(resting: Point, from: Point, to: Point): void {
    const before = between(resting, from);
    const after = between(resting, to);
    const spread = distance(resting, to) / Math.max(1, distance(resting, from));
    this.follow(zoomedBy(moved(this.view, minus(after, before)), spread, 'buttons', after));
  }

  private get keys(): ReadonlyMap<string, () => void> {
    const look = (x: number, y: number) => () =>
      this.settle(moved(this.view, { x: -x * arrowStep, y: -y * arrowStep }));
    return new Map([
      ['+', () => this.zoomIn()],
      ['=', () => this.zoomIn()],
      ['-', () => this.zoomOut()],
      ['_', () => this.zoomOut()],
      ['r', () => this.turn()],
      ['R', () => this.turn()],
      ['0', () => this.reset()],
      ['ArrowRight', look(1, 0)],
      ['ArrowLeft', look(-1, 0)],
      ['ArrowDown', look(0, 1)],
      ['ArrowUp', look(0, -1)],
    ]);
  }

  private settle(view: PictureView): void {
    this.held = false;
    this.view = this.kept(view);
  }

  private follow(view: PictureView): void {
    this.held = true;
    this.view = this.kept(view);
  }

  private kept(view: PictureView): PictureView {
    return inSight(view, this.measured.stage, this.measured.picture);
  }
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const round = (value: number): number => Math.round(value * 1000) / 1000;
