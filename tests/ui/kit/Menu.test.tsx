/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Menu } from '../../../src/ui/kit/Menu.js';

const options = [
  { value: 'tr', label: 'Türkçe', lang: 'tr' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

function show(onChoose = jest.fn()) {
  render(
    <Menu id="language-menu" label="Dil: Türkçe" options={options} value="tr" onChoose={onChoose}>
      Türkçe
    </Menu>,
    { wrapper: StrictMode },
  );
  return onChoose;
}

/** jsdom has no toggle events of its own. */
function opened(menu: HTMLElement) {
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
}

describe('Menu', () => {
  it('is opened by the browser: the button names its popover', () => {
    show();
    const trigger = screen.getByRole('button', { name: 'Dil: Türkçe' });
    expect(trigger).toHaveAttribute('popovertarget', 'language-menu');
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    expect(screen.getByRole('menu')).toHaveAttribute('popover', 'auto');
  });

  it('starts on the chosen option; arrows, Home and End move round', async () => {
    show();
    const menu = screen.getByRole('menu');
    const [turkish, english] = screen.getAllByRole('menuitemradio');
    opened(menu);
    expect(turkish).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(english).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(turkish).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(english).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(turkish).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(english).toHaveFocus();
  });

  it('says which option holds, closes with a choice and reports it', async () => {
    const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    const choose = show();
    expect(screen.getByRole('menuitemradio', { name: 'Türkçe' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(choose.mock.calls).toEqual([['en']]);
    expect(hide).toHaveBeenCalledTimes(1);
    hide.mockRestore();
  });
});
