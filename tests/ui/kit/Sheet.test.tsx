/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Sheet } from '../../../src/ui/kit/Sheet.js';

function show(open = true) {
  const onClose = jest.fn();
  render(
    <Sheet open={open} title="Kartlar" onClose={onClose} closeLabel="Tamam">
      <button type="button">Bonus</button>
    </Sheet>,
    { wrapper: StrictMode },
  );
  return onClose;
}

describe('Sheet', () => {
  it('is a named dialog with the focus inside, and is not read out whole', () => {
    show();
    const sheet = screen.getByRole('dialog', { name: 'Kartlar' });
    expect(sheet).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('button', { name: 'Bonus' })).toHaveFocus();
  });

  it('closes by its button, by Escape and by a press beside it', async () => {
    const onClose = show();
    const sheet = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    await userEvent.click(sheet);
    expect(onClose).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByRole('button', { name: 'Bonus' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('is not in the document while it is closed', () => {
    show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
