import type { FrameResult } from '../../application/ports.js';

/** Describes what a framed page posts to the window around it. */
export type FrameMessage =
  /** The content's height has changed: whole CSS px (RL-03). */
  | { readonly message: 'shrink_iframe'; readonly type: 'setHeight'; readonly value: string }
  /** Something to be read stands there: CSS px from the frame's top, and how high it is (EM-04). */
  | { readonly message: 'scroll_to'; readonly value: number; readonly height: number }
  | { readonly message: 'result'; readonly value: FrameResult }
  /** The shopper is to be taken to that address, an absolute one: a browser may refuse to do it for a frame (RL-07). */
  | { readonly message: 'go_to'; readonly value: string }
  /** The time of the payment is over (EX-01). */
  | 'expired';

/** The tallest frame, in CSS px: no greater length is sent or taken (RL-03). */
export const tallestPx = 20_000;

/** Reads a message of a page; undefined where it is none, or is out of bounds. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (data === 'expired') return data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, type, value, height }: Partial<Record<'message' | 'type' | 'value' | 'height', unknown>> = data;
  if (message === 'shrink_iframe' && type === 'setHeight' && typeof value === 'string') {
    const px = /^(\d{1,5})px$/.exec(value)?.[1];
    return px === undefined ? undefined : { message, type, value: `${Math.min(Number(px), tallestPx)}px` };
  }
  if (message === 'scroll_to' && isLength(value)) {
    // A page of an earlier release says nothing of the height.
    return { message, value, height: isLength(height) ? height : 0 };
  }
  if (message === 'result' && (value === 'success' || value === 'failed')) return { message, value };
  if (message === 'go_to' && typeof value === 'string') {
    const address = webAddress(value);
    return address === undefined ? undefined : { message, value: address };
  }
  return undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= tallestPx;
}

/** The address where it is one that a browser fetches, and no script. */
function webAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
