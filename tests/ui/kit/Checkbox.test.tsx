/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Checkbox } from '../../../src/ui/kit/Checkbox.js';

describe('Checkbox', () => {
  it('asks to be changed and stays as it was until it is', async () => {
    const change = jest.fn();
    render(<Checkbox id="chkStoreCard" checked={false} onChange={change} label="Kartımı sakla" />, {
      wrapper: StrictMode,
    });
    const box = screen.getByRole('checkbox', { name: 'Kartımı sakla' });
    await userEvent.click(box);
    expect(change.mock.calls).toEqual([[true]]);
    expect(box).not.toBeChecked();
  });

  it('opens its help without touching the box', async () => {
    const change = jest.fn();
    const open = jest.fn();
    render(
      <Checkbox
        id="chkUse3DSecure"
        checked
        onChange={change}
        label="3D Secure"
        help={{ label: '3D Secure nedir?', onOpen: open }}
      />,
      { wrapper: StrictMode },
    );
    await userEvent.click(screen.getByRole('button', { name: '3D Secure nedir?' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(change).not.toHaveBeenCalled();
  });
});
