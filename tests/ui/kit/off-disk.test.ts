/** @jest-environment jsdom */
import { keepOffDisk } from '../../../src/ui/kit/off-disk.js';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.started;
  document.body.innerHTML = '<form><input id="cc-exp" autocomplete="cc-exp"></form>';
});

function type(text: string): HTMLInputElement {
  const field = document.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('T13 CN-01 a field has its token until something is typed into it before the script has arrived', () => {
  keepOffDisk(document);
  expect(document.querySelector('input')).toHaveAttribute('autocomplete', 'cc-exp');
  expect(type('1')).toHaveAttribute('autocomplete', 'off');
});

it('CN-01 the script that has arrived says itself what the token is', () => {
  keepOffDisk(document);
  dataset.started = '';
  expect(type('1')).toHaveAttribute('autocomplete', 'cc-exp');
});
