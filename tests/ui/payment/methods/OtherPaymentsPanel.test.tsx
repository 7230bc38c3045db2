/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { of, Subject } from 'rxjs';
import type { VendorEvent } from '../../../../src/application/methods/ports.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { expectAccessible } from '../expect-accessible.js';
import { testTime } from '../payment-samples.js';
import { field, payButton, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { named, radio, renderedAt } from './rendered-methods.js';

renderAtTestTime();

describe('leaving', () => {
  it('OP-04 OP-10 the way to the wallet’s page is a link as well, in the right window; another method can be chosen', async () => {
    const { user } = await renderedAt('tabs.otherPayments', ({ wallets }) => {
      wallets.onStart = () => of({ kind: 'redirect', url: 'https://juzdan.example/1', parent: true });
    });
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: methodTr['label.continue'] }));
    await settleParts();
    expect(screen.getByRole('heading', { name: named('methods.leavingTitle', 'Juzdan') })).toHaveFocus();
    const link = screen.getByRole('link', { name: named('methods.leavingLink', 'Juzdan') });
    expect(link.getAttribute('href')).toBe('https://juzdan.example/1');
    expect(link.getAttribute('target')).toBe('_parent');
    expect(screen.queryByRole('tab')).toBeNull();
    await expectAccessible(testTime);
    await user.click(screen.getByRole('button', { name: methodTr['methods.otherMethod'] }));
    expect(screen.getByRole('tab', { name: tr['tabs.card'] })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the warning before a wallet', () => {
  it('LW-03 its button pays, so it has the line that the order obliges to pay', async () => {
    const { user } = await renderedAt('tabs.otherPayments', undefined, { warnings: ['orderObliges'] });
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    expect(within(screen.getByRole('alertdialog')).getByText(tr['order.obliges'])).toBeVisible();
  });
});

describe('the focus', () => {
  const tab = (name: 'tabs.card' | 'tabs.otherPayments') => screen.getByRole('tab', { name: tr[name] });

  /** Away to the tab before it and back again, by the arrow keys. */
  async function lookAway(user: UserEvent) {
    act(() => tab('tabs.otherPayments').focus());
    await user.keyboard('{Home}{Enter}{End}{Enter}');
    await settleParts();
  }

  it('TB-03 stays on the tab when the shopper comes back to it, with an option that was chosen', async () => {
    const { user } = await renderedAt('tabs.otherPayments');
    await user.click(radio('Tosla'));
    await lookAway(user);
    expect(radio('Tosla')).toBeChecked();
    expect(tab('tabs.otherPayments')).toHaveFocus();
  });

  it('BT-01 goes to the chosen option when the transfer is closed, and to the tab after another look at it', async () => {
    const { user } = await renderedAt('tabs.otherPayments');
    await user.click(radio('Havale / EFT'));
    await user.click(screen.getByRole('button', { name: methodTr['label.continue'] }));
    await user.click(screen.getByRole('button', { name: methodTr['methods.backToList'] }));
    expect(radio('Havale / EFT')).toHaveFocus();
    await lookAway(user);
    expect(tab('tabs.otherPayments')).toHaveFocus();
  });
});

describe('a transfer under way', () => {
  it('BT-06 the list says so, and only the transfer can be gone on with', async () => {
    const { user } = await renderedAt('tabs.otherPayments', ({ transfers }) => {
      transfers.onBanks = () =>
        of({ banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'review' as const } });
    });
    await user.click(radio('Havale / EFT'));
    const continueButton = () => screen.getByRole('button', { name: methodTr['label.continue'] });
    await user.click(continueButton());
    await user.click(screen.getByRole('button', { name: methodTr['methods.backToList'] }));
    expect(screen.getByText(methodTr['methods.underWay'])).toBeVisible();
    expect(continueButton()).toBeEnabled();
    await user.click(radio('Tosla'));
    expect(payButton()).toBeDisabled();
    await expectAccessible(testTime);
  });
});

describe('bex', () => {
  it('OP-09 while the vendor’s dialog is there no card is in the document; given up there, the list is back', async () => {
    const events = new Subject<VendorEvent>();
    const { user } = await renderedAt('tabs.otherPayments', (ports) => {
      const ticket = { id: 'i', path: 'p', token: 't' };
      ports.wallets.onPay = () => of({ kind: 'vendor', baseJs: 'https://bex.example/bex.js', ticket });
      ports.vendorModal.onOpen = () => events;
    });
    expect(field('cc-number')).toBeInTheDocument();
    await user.click(radio('BKM Express'));
    await user.click(payButton());
    expect(document.getElementById('cc-number')).toBeNull();
    act(() => events.next({ kind: 'opened' }));
    expect(document.getElementById('cc-number')).toBeNull();
    act(() => events.next({ kind: 'cancelled' }));
    expect(screen.getByText(named('methods.cancelled', 'BKM Express')).closest('[role=alert]')).toHaveFocus();
    expect(field('cc-number')).toBeInTheDocument();
  });
});
