import { makeAutoObservable, observableRef } from 'mobx';
import { Fingers } from './fingers.js';
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

/**
 * Describes what buttons, keys, the wheel and fingers do to an enlarged picture (IM-01, IM-02). Points are from the
 * stage's middle.
 */
export class PictureVm {
  view: PictureView = initialView;
  /** A finger or the wheel moves it: no animation may delay it. */
  held = false;
  private measured: Stage = unmeasured;
  readonly #fingers = new Fingers();

  constructor() {
    makeAutoObservable(this, { view: observableRef });
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

  /** True when the key does something here (IM-02). An arrow shows what lies in its direction. */
  press(key: string): boolean {
    const act = this.keys.get(key);
    act?.();
    return act !== undefined;
  }

  /** `deltaY` of the wheel event, in px: turning away from the shopper zooms in. */
  wheel(deltaY: number, at: Point): void {
    this.follow(zoomedBy(this.view, Math.exp(-deltaY * wheelSpeed), 'wheel', at));
  }

  fingerDown(id: number, at: Point): void {
    this.#fingers.down(id, at);
  }

  fingerMove(id: number, to: Point): void {
    const view = this.#fingers.move(id, to, this.view);
    if (view !== undefined) this.follow(view);
  }

  fingerUp(id: number): void {
    this.#fingers.up(id);
    this.held = this.#fingers.resting;
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

const round = (value: number): number => Math.round(value * 1000) / 1000;
