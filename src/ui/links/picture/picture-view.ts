/** How a picture lies in its stage. Lengths are CSS px from the middle of the stage. */
export interface PictureView {
  /** 1 is as large as fits. */
  readonly zoom: number;
  /** Quarter turns clockwise. It counts on past four, so that the animation never turns backwards. */
  readonly turns: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const initialView: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 };

/** The range of zoom by each input (IM-01). Two fingers and keys have the range of the buttons (IM-02). */
export const zoomRanges = {
  buttons: { least: 0.5, most: 10 },
  wheel: { least: 0.1, most: 5 },
} as const;

export type ZoomInput = keyof typeof zoomRanges;

/** One press of a button. */
const step = 0.5;

/** So much of a picture stays in sight, however far it is moved. */
const remnant = 48;

const middle: Point = { x: 0, y: 0 };

/** The next round zoom in a direction. */
export function stepped(view: PictureView, direction: 1 | -1): PictureView {
  const steps = view.zoom / step;
  const next = direction > 0 ? Math.floor(steps + 1) : Math.ceil(steps - 1);
  return zoomedTo(view, next * step, 'buttons');
}

/** `at` is the point that stays where it is: the pointer, or what lies between two fingers. */
export function zoomedBy(view: PictureView, factor: number, input: ZoomInput, at: Point = middle): PictureView {
  return zoomedTo(view, view.zoom * factor, input, at);
}

/** A zoom that another input took beyond this input's range stays; it only goes no further. */
function zoomedTo(view: PictureView, wanted: number, input: ZoomInput, at: Point = middle): PictureView {
  const { least, most } = zoomRanges[input];
  const zoom = Math.min(Math.max(wanted, Math.min(least, view.zoom)), Math.max(most, view.zoom));
  const ratio = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** By 90 degrees, around the middle of the stage (IM-01). */
export function turned(view: PictureView): PictureView {
  return { ...view, turns: view.turns + 1, x: view.y === 0 ? 0 : -view.y, y: view.x };
}

export function moved(view: PictureView, by: Point): PictureView {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Degrees as they are announced: 0, 90, 180 or 270. */
export function degrees({ turns }: PictureView): number {
  return (turns % 4) * 90;
}

/** Returns what a picture that lies on its side is scaled by, so that it fits the stage then too. */
export function fitting({ turns }: PictureView, stage: Size, picture: Size): number {
  if (turns % 2 === 0 || picture.width === 0 || picture.height === 0) return 1;
  return Math.min(1, stage.width / picture.height, stage.height / picture.width);
}

/** The same view with some of the picture in sight. */
export function inSight(view: PictureView, stage: Size, picture: Size): PictureView {
  if (stage.width === 0 || picture.width === 0) return view;
  const scale = view.zoom * fitting(view, stage, picture);
  const [width, height] = view.turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  return {
    ...view,
    x: within(view.x, reach(stage.width, width * scale)),
    y: within(view.y, reach(stage.height, height * scale)),
  };
}

/** How far the middle of a picture may go from the middle of the stage. */
function reach(stage: number, picture: number): number {
  return Math.max(0, (stage + picture) / 2 - Math.min(remnant, picture));
}

function within(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}
