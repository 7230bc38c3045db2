/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { KeptFocus, keepFocus } from '../../../src/ui/forms/KeptFocus.js';

const form = (
  <div>
    <input id="number" defaultValue="" />
  </div>
);
const field = () => document.querySelector<HTMLInputElement>('#number');

it.each([
  ['first in the root', (root: Element) => root.prepend(document.createElement('div'))],
  ['beside a field', () => field()?.after(document.createElement('div'))],
  ['nowhere', () => undefined],
])('RL-14: an element of a browser extension, %s, leaves text, focus and caret of the field', async (_, extend) => {
  document.body.innerHTML = `<div id="root"><div><input id="number" value=""></div></div>`;
  const root = document.querySelector('#root') as Element;
  extend(root);
  field()?.focus();
  if (field() !== null) Object.assign(field() as HTMLInputElement, { value: '4355' });
  field()?.setSelectionRange(2, 2);
  const restore = keepFocus(document);
  await act(async () => {
    hydrateRoot(root, <KeptFocus restore={restore}>{form}</KeptFocus>, { onRecoverableError: () => undefined });
  });
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('4355');
  expect(field()?.selectionStart).toBe(2);
});
