/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rovingFocus } from '../../../src/ui/kit/roving-focus.js';

function show(axis: 'vertical' | 'horizontal') {
  render(
    <div role="menu" aria-label="Tools" tabIndex={-1} onKeyDown={rovingFocus(axis, '[data-choice]')}>
      {['first', 'second', 'third'].map((name) => (
        <button key={name} type="button" data-choice>
          {name}
        </button>
      ))}
      <button type="button">other</button>
    </div>,
  );
}

const focused = () => document.activeElement?.textContent;

describe('rovingFocus', () => {
  it.each([
    ['vertical', 'first', '{ArrowDown}', 'second'],
    ['vertical', 'second', '{ArrowUp}', 'first'],
    ['vertical', 'third', '{ArrowDown}', 'first'],
    ['vertical', 'first', '{ArrowUp}', 'third'],
    ['vertical', 'third', '{Home}', 'first'],
    ['vertical', 'first', '{End}', 'third'],
    ['vertical', 'first', '{ArrowRight}', 'first'],
    ['horizontal', 'first', '{ArrowRight}', 'second'],
    ['horizontal', 'second', '{ArrowLeft}', 'first'],
    ['horizontal', 'first', '{ArrowDown}', 'first'],
  ] as const)('%s: from %s %s leads to %s', async (axis, from, key, to) => {
    show(axis);
    screen.getByRole('button', { name: from }).focus();
    await userEvent.keyboard(key);
    expect(focused()).toBe(to);
  });

  it.each([
    ['{ArrowDown}', 'first'],
    ['{ArrowUp}', 'third'],
  ])('from the container itself %s leads to %s', async (key, to) => {
    show('vertical');
    screen.getByRole('menu').focus();
    await userEvent.keyboard(key);
    expect(focused()).toBe(to);
  });

  it('leaves the keys of another element inside alone', async () => {
    show('vertical');
    screen.getByRole('button', { name: 'other' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('other');
  });
});
