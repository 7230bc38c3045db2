/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from './fake-ports.js';
import { options } from './methods/opened-methods.js';
import { radio, renderedAt } from './methods/rendered-methods.js';
import { storePage, typeCard } from './payment-samples.js';
import { field, payButton, renderPayment, settleParts, typeInto } from './render-payment.js';
import { renderAtTestTime } from './test-time.js';

// Many keys are pressed here, and a busy machine renders slowly.
jest.setTimeout(30_000);

renderAtTestTime();

describe('the tabs', () => {
  const option = { code: 'juzdan', name: 'Juzdan', icon: '' };

  it('TB-01 with nothing but the card there are no tabs, no drawer and no panel of a tab', async () => {
    renderPayment();
    await settleParts();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(screen.queryByText(tr['tabs.label'])).toBeNull();
    expect(field('cc-number')).toBeVisible();
  });

  it('TB-01 TB-02 TB-03 three tabs: card, bank loans, other payments; one with nothing to offer cannot be chosen', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options: [option] })));
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-disabled')])).toEqual([
      [tr['tabs.card'], null],
      [tr['tabs.bankLoans'], 'true'],
      [tr['tabs.otherPayments'], null],
    ]);
    await user.click(tabs[1]!);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    expect(screen.getByRole('tabpanel', { name: tr['tabs.card'] })).toBeVisible();
  });

  it('TB-01 other payments has its info message, and the typed card is still there afterwards', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options: [option] })));
    typeInto(field('cc-number'), '4355');
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    await settleParts();
    const panel = screen.getByRole('tabpanel', { name: tr['tabs.otherPayments'] });
    expect(within(panel).getByText(methodTr['tabs.otherPaymentsInfo'])).toBeVisible();
    expect(field('cc-number')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    expect(field('cc-number')).toBeVisible();
    expect(field('cc-number')).toHaveValue('4355');
    expect(screen.queryByText(methodTr['tabs.otherPaymentsInfo'])).toBeNull();
  });

  it('TB-03 while a payment is sent the tabs do not answer the keyboard', async () => {
    const ports = new FakePorts(storePage({ options: [option] }));
    ports.payments.onPay = () => NEVER;
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    act(() => void jest.advanceTimersByTime(1_000));
    await user.click(payButton());
    expect(vm.outcome.sending).toBe(true);
    act(() => screen.getByRole('tab', { name: tr['tabs.otherPayments'] }).focus());
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(screen.getByRole('tab', { name: tr['tabs.card'] })).toHaveAttribute('aria-selected', 'true');
  });

  it('TB-05 in test mode the other tabs are greyed out and cannot be chosen, though they have something to offer', async () => {
    const page = { testMode: true, options: [option], bankLoans: [option] };
    const { user, vm } = renderPayment(new FakePorts(storePage(page)));
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-disabled'))).toEqual([null, 'true', 'true']);
    for (const tab of tabs) await user.click(tab);
    expect(vm.tabs.chosen).toBe('card');
    expect(tabs[0]!.getAttribute('aria-selected')).toBe('true');
  });

  it('TB-01 the arrow keys go from tab to tab, round about', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options: [option] })));
    const tabs = screen.getAllByRole('tab');
    act(() => tabs[0]!.focus());
    await user.keyboard('{ArrowLeft}');
    expect(tabs[2]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tabs[1]).toHaveFocus();
  });

  it('TB-01 the keyboard alone: arrows, Home and End go round the tabs, Enter chooses', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ options })));
    const tabs = screen.getAllByRole('tab');
    act(() => tabs[0]!.focus());
    await user.keyboard('{End}');
    expect(tabs[2]).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tabs[0]).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(vm.tabs.chosen).toBe('otherPayments');
    await settleParts();
    expect(screen.getByRole('tabpanel', { name: tr['tabs.otherPayments'] })).toBeVisible();
  });

  it('TB-04 what was typed in one tab stays over a visit to the otherPayments', async () => {
    const { user, vm } = await renderedAt('tabs.otherPayments');
    act(() => typeCard(vm.form));
    await user.click(radio('mmPay'));
    await user.click(screen.getByRole('tab', { name: tr['tabs.bankLoans'] }));
    await user.click(radio('İş Kredi'));
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(radio('mmPay')).toBeChecked();
    await user.click(screen.getByRole('tab', { name: tr['tabs.bankLoans'] }));
    expect(radio('İş Kredi')).toBeChecked();
  });

  it('a part that does not arrive says so and can be asked for again', async () => {
    let online = false;
    const { user } = await renderedAt('tabs.otherPayments', (ports) => {
      const { loadMethods } = ports.parts;
      const orOffline = () => (online ? loadMethods() : Promise.reject(new Error('offline')));
      Object.assign(ports.parts, { loadMethods: orOffline });
    });
    expect(screen.getByText(tr['error.partMissing'])).toBeVisible();
    online = true;
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    await settleParts();
    expect(radio('Tosla')).toBeVisible();
  });
});
