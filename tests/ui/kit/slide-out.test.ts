/** @jest-environment jsdom */
import { slideOut } from '../../../src/ui/kit/slide-out.js';

const { matchMedia } = window;

/** Closes a sheet on a phone, whose copy has these motions; returns how many copies are there. */
function slidOut(motions: readonly Promise<unknown>[]) {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: true });
  const sheet = document.createElement('dialog');
  document.body.replaceChildren(sheet);
  Object.defineProperty(HTMLElement.prototype, 'getAnimations', {
    configurable: true,
    value: () => motions.map((finished) => ({ finished })),
  });
  slideOut(sheet);
  return () => document.querySelectorAll('[aria-hidden]').length;
}

afterEach(() => {
  window.matchMedia = matchMedia;
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

/** Lets every promise that is settled be taken in. */
const settled = () => new Promise(process.nextTick);

it('PP-19 a sheet that slides out is there until its motion ends', async () => {
  let end = (_: unknown) => {};
  const copies = slidOut([new Promise((resolve) => (end = resolve))]);
  await settled();
  expect(copies()).toBe(1);
  end(undefined);
  await settled();
  expect(copies()).toBe(0);
});

it.each([
  ['that a style leaves without a motion', []],
  ['whose motion is broken off', [Promise.reject(new DOMException('', 'AbortError'))]],
])('PP-19 a sheet %s does not stay over the form', async (_which, motions) => {
  const copies = slidOut(motions);
  await settled();
  expect(copies()).toBe(0);
});
