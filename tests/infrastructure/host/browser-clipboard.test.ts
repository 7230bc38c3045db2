/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { BrowserClipboard } from '../../../src/infrastructure/host/browser-clipboard.js';

/** A window whose older and newer ways to copy do what the test says; both note what they were given. */
function windowWith(older: () => boolean, newer?: (text: string) => Promise<void>) {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return older();
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: newer && { writeText: newer } });
  return { clipboard: new BrowserClipboard(window), copied };
}

const iban = 'TR330006100519786457841326';

describe('BrowserClipboard', () => {
  it('BT-02 copies the whole text, gives the focus back, and leaves nothing in the page', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const newer = jest.fn(async () => {});
    const { clipboard, copied } = windowWith(() => true, newer);
    expect(await firstValueFrom(clipboard.copy(iban))).toBe(true);
    expect(copied).toEqual([iban]);
    expect(newer).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('BT-02 where the older way is closed the newer one copies', async () => {
    const newer = jest.fn(async () => {});
    expect(await firstValueFrom(windowWith(() => false, newer).clipboard.copy(iban))).toBe(true);
    expect(newer).toHaveBeenCalledWith(iban);
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('no'))],
    ['is not there', undefined],
  ])('BT-02 says that nothing was copied where the newer API %s too', async (_name, newer) => {
    const thrown = () => {
      throw new Error('no');
    };
    expect(await firstValueFrom(windowWith(thrown, newer).clipboard.copy(iban))).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
