import fc from 'fast-check';
import { PictureVm } from '../../../../src/ui/links/picture/picture.vm.js';
import {
  degrees,
  initialView,
  type PictureView,
  stepped,
  turned,
  zoomedBy,
} from '../../../../src/ui/links/picture/picture-view.js';

const measured = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 300 } };

function viewer(): PictureVm {
  const vm = new PictureVm();
  vm.measure(measured);
  return vm;
}

const times = (count: number, act: () => void) => {
  for (let turn = 0; turn < count; turn += 1) act();
};

describe('a picture in the hand', () => {
  it('IM-01 buttons zoom from 0.5 to 10, over round numbers, and say when they are at the end', () => {
    const vm = viewer();
    times(40, () => vm.zoomIn());
    expect(vm.view.zoom).toBe(10);
    expect(vm.mayZoomIn).toBe(false);
    expect(vm.percent).toBe(1000);
    times(40, () => vm.zoomOut());
    expect(vm.view.zoom).toBe(0.5);
    expect(vm.mayZoomOut).toBe(false);
    vm.wheel(-100, { x: 0, y: 0 });
    vm.zoomIn();
    expect(vm.view.zoom).toBe(1);
  });

  it('IM-01 the wheel zooms from 0.1 to 5', () => {
    const vm = viewer();
    times(100, () => vm.wheel(-200, { x: 0, y: 0 }));
    expect(vm.view.zoom).toBe(5);
    times(100, () => vm.wheel(200, { x: 0, y: 0 }));
    expect(vm.view.zoom).toBe(0.1);
  });

  it('IM-01 what one way to zoom has reached, another does not take back at a stroke', () => {
    const close: PictureView = { ...initialView, zoom: 8 };
    expect(zoomedBy(close, 1.1, 'wheel').zoom).toBe(8);
    expect(zoomedBy(close, 0.9, 'wheel').zoom).toBeCloseTo(7.2);
    const far: PictureView = { ...initialView, zoom: 0.1 };
    expect(stepped(far, -1).zoom).toBe(0.1);
    expect(stepped(far, 1).zoom).toBe(0.5);
  });

  it('IM-01 rotates by 90 degrees, four times is where it was, and lying on its side it still fits', () => {
    const vm = viewer();
    vm.turn();
    expect(degrees(vm.view)).toBe(90);
    expect(vm.transform).toContain('rotate(90deg) scale(1)');
    times(3, () => vm.turn());
    expect(degrees(vm.view)).toBe(0);
    vm.measure({ stage: { width: 400, height: 200 }, picture: { width: 400, height: 150 } });
    vm.turn();
    expect(vm.transform).toContain('scale(0.5)');
  });

  it('IM-01 a hand drags it, with no animation behind it; some of it stays in sight', () => {
    const vm = viewer();
    vm.fingerMove(1, { x: 50, y: 0 });
    expect(vm.view).toEqual(initialView);
    vm.fingerDown(1, { x: 0, y: 0 });
    vm.fingerMove(1, { x: 30, y: -20 });
    expect(vm.view.x).toBe(30);
    expect(vm.view.y).toBe(-20);
    expect(vm.held).toBe(true);
    vm.fingerMove(1, { x: 9000, y: -9000 });
    expect(vm.view.x).toBe((400 + 400) / 2 - 48);
    expect(vm.view.y).toBe(-((600 + 300) / 2 - 48));
    vm.fingerUp(1);
    expect(vm.held).toBe(false);
    vm.reset();
    expect(vm.view).toEqual(initialView);
  });

  it('IM-02 two fingers pinch: twice as far apart is twice as large, around what lies between them', () => {
    const vm = viewer();
    vm.fingerDown(1, { x: -50, y: 0 });
    vm.fingerDown(2, { x: 50, y: 0 });
    vm.fingerMove(1, { x: -100, y: 0 });
    vm.fingerMove(2, { x: 100, y: 0 });
    expect(vm.view.zoom).toBeCloseTo(2);
    expect(vm.view.x).toBeCloseTo(0);
    times(50, () => {
      vm.fingerMove(1, { x: -10, y: 0 });
      vm.fingerMove(1, { x: -1000, y: 0 });
      vm.fingerMove(1, { x: -10_000, y: 0 });
    });
    expect(vm.view.zoom).toBe(10);
    vm.fingerUp(1);
    expect(vm.held).toBe(true);
  });

  it.each([
    ['+', { zoom: 1.5 }],
    ['=', { zoom: 1.5 }],
    ['-', { zoom: 0.5 }],
    ['r', { turns: 1 }],
    ['R', { turns: 1 }],
    ['ArrowRight', { x: -48 }],
    ['ArrowLeft', { x: 48 }],
    ['ArrowDown', { y: -48 }],
    ['ArrowUp', { y: 48 }],
  ])('IM-02 the key %s does what the hand does', (key, change) => {
    const vm = viewer();
    expect(vm.press(key)).toBe(true);
    expect({ ...vm.view, x: vm.view.x + 0, y: vm.view.y + 0 }).toEqual({ ...initialView, ...change });
    vm.press('0');
    expect(vm.view).toEqual(initialView);
  });

  it.each(['Tab', 'Escape', 'a', 'Enter'])('IM-02 the key %s is left to the browser', (key) => {
    expect(viewer().press(key)).toBe(false);
  });

  it('IM-01 whatever is done to it, zoom and place stay within their bounds', () => {
    const act = fc.oneof(
      fc.constantFrom('+', '-', 'r', 'ArrowLeft', 'ArrowDown', '0').map((key) => (vm: PictureVm) => void vm.press(key)),
      fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -200, max: 200 })).map(
        ([by, x]) =>
          (vm: PictureVm) =>
            vm.wheel(by, { x, y: -x }),
      ),
      fc
        .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -500, max: 500 }))
        .map(([id, x]) => (vm: PictureVm) => {
          vm.fingerDown(id, { x: 0, y: 0 });
          vm.fingerMove(id, { x, y: x / 2 });
        }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const vm = viewer();
        for (const each of acts) each(vm);
        expect(vm.view.zoom).toBeGreaterThanOrEqual(0.1);
        expect(vm.view.zoom).toBeLessThanOrEqual(10);
        expect(vm.transform).not.toMatch(/NaN|Infinity/);
        expect(Math.abs(vm.view.x)).toBeLessThanOrEqual((400 + 4000) / 2);
      }),
    );
  });

  it('IM-01 turning keeps what lies in the middle there', () => {
    expect(turned({ zoom: 2, turns: 0, x: 10, y: 20 })).toEqual({ zoom: 2, turns: 1, x: -20, y: 10 });
  });
});
