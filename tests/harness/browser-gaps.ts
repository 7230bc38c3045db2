/// <reference types="@testing-library/jest-dom" />
/**
 * What every browser has and jsdom lacks. Runs before each test file and does nothing in the node environment.
 * Only the smallest true behaviour stands here; a test that needs more (a media query that matches) sets it itself.
 */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

if (typeof window !== 'undefined') {
  lend(globalThis, 'TextEncoder', TextEncoder);
  lend(globalThis, 'TextDecoder', TextDecoder);
  lend(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)));
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  lend(window, 'matchMedia', (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => true,
  }));
  lend(
    globalThis,
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom has scrollTo, but it only complains.
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true, writable: true });
  lend(Element.prototype, 'scrollIntoView', () => {});

  lend(HTMLDialogElement.prototype, 'show', function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  lend(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
    if (this.hasAttribute('open')) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    this.setAttribute('open', '');
    const first = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea');
    (first ?? this).focus();
  });
  lend(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.hasAttribute('open')) return;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  });

  lend(HTMLElement.prototype, 'showPopover', function showPopover(this: HTMLElement) {
    this.setAttribute('data-popover-open', '');
    this.dispatchEvent(new Event('toggle'));
  });
  lend(HTMLElement.prototype, 'hidePopover', function hidePopover(this: HTMLElement) {
    this.removeAttribute('data-popover-open');
    this.dispatchEvent(new Event('toggle'));
  });
}

function lend(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
