/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { loans, options } from '../methods/opened-methods.js';
import { radio, renderedAt } from '../methods/rendered-methods.js';
import { storePage, typeCard } from '../payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts, typeInto } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

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
    await settleParts();
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

  const marksIn = (element: HTMLElement) => [...element.querySelectorAll('img')].map(({ src, alt }) => [src, alt]);

  it('TB-01 a tab has up to four marks of what it leads to; its name stays its words', async () => {
    renderPayment(new FakePorts(storePage({ options })));
    await settleParts();
    const tab = screen.getByRole('tab', { name: tr['tabs.otherPayments'] });
    const codes = ['tosla', 'juzdan', 'alisGidis', 'mmPay'];
    expect(marksIn(tab)).toEqual(codes.map((code) => [`https://pay.example/${code}.svg`, '']));
  });

  it('TB-08 the line that opens the drawer has the marks of what there is beside the card', async () => {
    renderPayment(new FakePorts(storePage({ options: options.slice(0, 1), bankLoans: loans })));
    await settleParts();
    const opener = screen.getByRole('button', { name: `${tr['tabs.label']} ${tr['tabs.card']}` });
    const codes = ['tosla', 'akbank', 'isbank'];
    expect(marksIn(opener)).toEqual(codes.map((code) => [`https://pay.example/${code}.svg`, '']));
  });

  it('TB-01 a mark whose address is not safe is left out', async () => {
    renderPayment(new FakePorts(storePage({ options: [{ ...option, icon: 'javascript:alert(1)' }] })));
    await settleParts();
    expect(marksIn(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }))).toEqual([]);
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

  describe.each([
    ['while a payment is sent', false],
    ['in test mode', true],
  ])('%s', (_when, testMode) => {
    /** A page whose input is blocked, with something on each tab. */
    async function blocked() {
      const ports = new FakePorts(storePage({ options: [option], bankLoans: [option], testMode }));
      ports.payments.onPay = () => NEVER;
      const { user, vm } = renderPayment(ports);
      act(() => typeCard(vm.form));
      pass(1_000);
      if (!testMode) await user.click(payButton());
      expect(vm.run.sending).toBe(!testMode);
      return { user, vm };
    }
    const others = ['tabs.bankLoans', 'tabs.otherPayments'] as const;
    const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

    it.each(others)('TB-03 a press on %s is ignored', async (name) => {
      const { user, vm } = await blocked();
      await user.click(screen.getByRole('tab', { name: tr[name] }));
      expect(chosen()).toEqual([tr['tabs.card']]);
      expect(vm.ports.parts.methods.part).toBeUndefined();
    });

    it.each(others)('TB-03 so are Enter and the space bar on %s', async (name) => {
      const { user } = await blocked();
      act(() => screen.getByRole('tab', { name: tr[name] }).focus());
      await user.keyboard('{Enter} ');
      expect(chosen()).toEqual([tr['tabs.card']]);
    });
  });

  it.each(['{Enter}', ' '])('TB-03 where nothing blocks it the key %j chooses', async (key) => {
    const { user } = renderPayment(new FakePorts(storePage({ options: [option] })));
    act(() => screen.getByRole('tab', { name: tr['tabs.otherPayments'] }).focus());
    await user.keyboard(key);
    await settleParts();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tr['tabs.otherPayments']);
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
      const { fetchMethods } = ports;
      const orOffline = () => (online ? fetchMethods() : Promise.reject(new Error('offline')));
      ports.fetchMethods = orOffline;
    });
    expect(screen.getByText(tr['error.partMissing'])).toBeVisible();
    online = true;
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    await settleParts();
    expect(radio('Tosla')).toBeVisible();
  });
});
