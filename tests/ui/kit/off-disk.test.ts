/** @jest-environment jsdom */
import { keepOffDisk } from '../../../src/ui/kit/off-disk.js';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.started;
  document.body.innerHTML = '<input id="cc-exp" autocomplete="cc-exp"><input id="link-email" autocomplete="email">';
});

function type(text: string, id = 'cc-exp'): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('T13 CN-01 a field has its token until something is typed into it before the script has arrived', () => {
  keepOffDisk(document);
  expect(document.querySelector('input')).toHaveAttribute('autocomplete', 'cc-exp');
  expect(type('1')).toHaveAttribute('autocomplete', 'off');
});

it('CN-01 a field that is emptied again has its token again', () => {
  keepOffDisk(document);
  type('4');
  expect(type('')).toHaveAttribute('autocomplete', 'cc-exp');
});

it('LK-04 a field of a link keeps the token by which it is filled in', () => {
  keepOffDisk(document);
  expect(type('a', 'link-email')).toHaveAttribute('autocomplete', 'email');
});

it('CN-01 the script that has arrived says itself what the token is', () => {
  keepOffDisk(document);
  dataset.started = '';
  expect(type('1')).toHaveAttribute('autocomplete', 'cc-exp');
});
