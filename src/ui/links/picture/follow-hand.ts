import type { PictureVm } from './picture.vm.js';
import type { Point } from './picture-view.js';

/** One line of text in CSS px, where a browser counts the wheel in lines. */
const linePx = 16;

/**
 * Returns what fingers, the mouse and the wheel do on the stage of a picture (IM-01, IM-02); returns the undo. The
 * buttons and keys of the viewer do the same, so these listeners are no control of their own. The wheel may not scroll
 * the page.
 */
export function followHand(vm: PictureVm, stage: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const at = ({ clientX, clientY }: MouseEvent) => pointIn(stage, clientX, clientY);
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      vm.fingerDown(event.pointerId, at(event));
    },
    { signal },
  );
  stage.addEventListener('pointermove', (event) => vm.fingerMove(event.pointerId, at(event)), { signal });
  stage.addEventListener('pointerup', (event) => vm.fingerUp(event.pointerId), { signal });
  stage.addEventListener('pointercancel', (event) => vm.fingerUp(event.pointerId), { signal });
  stage.addEventListener('dblclick', (event) => vm.toggle(at(event)), { signal });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      vm.wheel(event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * linePx, at(event));
    },
    { passive: false, signal },
  );
  return () => listening.abort();
}

/** A place in the window, from the middle of the stage. */
function pointIn(stage: Element, clientX: number, clientY: number): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
