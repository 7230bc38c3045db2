/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Observable, of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from './fake-ports.js';
import { providerPages, storePage, testTime, typeCard } from './payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts, typeInto } from './render-payment.js';

const scrolledTo: Element[] = [];

// Many keys are pressed here, and a busy machine renders slowly.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] });
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});
afterEach(() => jest.useRealTimers());

/** A payment page with a right card in its form, ready to be sent. */
function filled(page: Partial<PaymentPage> = {}, onPay?: () => Observable<PaymentAnswer>) {
  const ports = new FakePorts(storePage(page));
  if (onPay !== undefined) ports.payments.onPay = onPay;
  const rendered = renderPayment(ports);
  act(() => typeCard(rendered.vm.form));
  pass(1000);
  expect(payButton()).toBeEnabled();
  return rendered;
}

const box = (id: 'chkStoreCard' | 'chkUse3DSecure') => document.getElementById(id) as HTMLInputElement | null;
const formBody = () => document.getElementById('formPayWithCard')!.firstElementChild!;
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent ?? '')
    .filter((text) => text !== '');

describe('what stands on the page', () => {
  it('PP-02 test mode shows the banner, a filled form that takes nothing, and tabs that stay', async () => {
    const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
    const ports = new FakePorts(storePage({ testMode: true, options: [option] }));
    const { user } = renderPayment(ports);
    expect(screen.getByText(tr['testMode.title'])).toBeVisible();
    typeInto(field('cc-name'), 'X');
    expect(field('cc-name')).toHaveValue('TEST KULLANICI');
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(screen.getByRole('tab', { name: tr['tabs.card'] })).toHaveAttribute('aria-selected', 'true');
    expect(box('chkStoreCard')).toBeNull();
  });

  it('PP-02 a live page shows no test banner', () => {
    renderPayment();
    expect(screen.queryByText(tr['testMode.title'])).toBeNull();
  });

  it.each(['liveMode1', 'liveMode2', 'merchantLogo'] as const)(
    'PP-03 PP-08 the warning %s shows its banner, with links to the provider’s pages',
    (code) => {
      renderPayment(new FakePorts(storePage({ warnings: ['unknown', code] })));
      expect(screen.getByText(tr[`information.${code}`])).toBeVisible();
      expect(screen.getByRole('link', { name: tr['information.settings'] })).toHaveAttribute(
        'href',
        providerPages.settingsUrl,
      );
      expect(screen.getByRole('link', { name: tr['information.support'] })).toHaveAttribute(
        'href',
        providerPages.supportUrl,
      );
    },
  );

  it('PP-03 an unknown warning shows nothing; every error shows, even one said twice', () => {
    renderPayment(new FakePorts(storePage({ warnings: ['unknown'], errors: ['Ret', 'Ret', 'Limit'] })));
    expect(screen.queryByText(tr['information.settings'])).toBeNull();
    expect(alerts()).toEqual(['Ret', 'Ret', 'Limit'].map((error) => tr['error.payment'] + error));
  });

  it('PP-09 PP-15 the bottom bar shows the final amount, in the Turkish format, and the button', () => {
    renderPayment(new FakePorts(storePage({ order: { ...storePage().order, amount: 1_234_550, currency: 'USD' } })));
    const form = document.getElementById('formPayWithCard')!;
    expect(within(form).getByRole('status', { name: '' })).toHaveTextContent('$12.345,50');
    expect(within(form).getByRole('button', { name: tr['pay.submit'] })).toHaveAttribute('type', 'submit');
  });

  it('the order: reference and what is bought, the sums exact', () => {
    const basket = [
      { name: 'Kitap', price: 1999, quantity: 3 },
      { name: 'Kitap', price: 1999, quantity: 3 },
    ];
    renderPayment(new FakePorts(storePage({ order: { ...storePage().order, basket } })));
    expect(screen.getAllByText('₺59,97')).toHaveLength(2);
    expect(screen.getByText(/order1/)).toBeVisible();
  });
});

describe('the tabs', () => {
  const option = { code: 'juzdan', name: 'Juzdan', icon: '' };

  it('TB-01 TB-02 TB-03 three tabs: card, bank loans, other payments; one with nothing to offer cannot be chosen', async () => {
    const { user } = renderPayment();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-disabled')])).toEqual([
      [tr['tabs.card'], null],
      [tr['tabs.bankLoans'], 'true'],
      [tr['tabs.otherPayments'], 'true'],
    ]);
    await user.click(tabs[2]!);
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
    const { user } = renderPayment();
    const tabs = screen.getAllByRole('tab');
    act(() => tabs[0]!.focus());
    await user.keyboard('{ArrowLeft}');
    expect(tabs[2]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tabs[1]).toHaveFocus();
  });
});

describe('the boxes', () => {
  it('S3-01 S3-02 S3-04 store card asks with the e-mail; Yes checks both boxes, unchecking 3-D unchecks both', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ non3d: true })));
    await user.click(box('chkStoreCard')!);
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('ayse@example.com');
    expect(box('chkStoreCard')).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: tr['label.yes'] }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('chkStoreCard')!.checked).toBe(true);
    expect(box('chkUse3DSecure')!.checked).toBe(true);
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
    await user.click(box('chkUse3DSecure')!);
    expect(box('chkStoreCard')!.checked).toBe(false);
    expect(box('chkUse3DSecure')!.checked).toBe(false);
    expect(vm.session!.cardTab.choice.with3d).toBe(false);
  });

  it('S3-01 No turns it off, and so does leaving the dialog with Escape', async () => {
    const { user } = renderPayment();
    await user.click(box('chkStoreCard')!);
    await user.click(screen.getByRole('button', { name: tr['label.no'] }));
    expect(box('chkStoreCard')).not.toBeChecked();
    await user.click(box('chkStoreCard')!);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('chkStoreCard')).not.toBeChecked();
  });

  it('S3-05 with force3d the box is checked and cannot be unchecked', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ non3d: true, force3d: true })));
    expect(box('chkUse3DSecure')).toBeChecked();
    await user.click(box('chkUse3DSecure')!);
    expect(box('chkUse3DSecure')).toBeChecked();
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
  });

  it('S3-08 PP-13 the 3-D box shows only with non3d, unchecked; the store-card box unless storeCardOff', () => {
    const { unmount } = renderPayment();
    expect(box('chkUse3DSecure')).toBe(null);
    expect(box('chkStoreCard')?.checked).toBe(false);
    unmount();
    renderPayment(new FakePorts(storePage({ non3d: true, storeCardOff: true })));
    expect(box('chkUse3DSecure')?.checked).toBe(false);
    expect(box('chkStoreCard')).toBe(null);
  });

  it.each([
    ['card.storeCardHelp', 'card.storeCardHelpText'],
    ['card.use3dHelp', 'card.use3dHelpText'],
  ] as const)('S3-07 both boxes have help dialogs: %s', async (title, text) => {
    const { user } = renderPayment(new FakePorts(storePage({ non3d: true })));
    await user.click(screen.getByRole('button', { name: tr[title] }));
    const dialog = screen.getByRole('dialog', { name: tr[title] });
    expect(dialog).toHaveTextContent(tr[text]);
    await user.click(within(dialog).getByRole('button', { name: tr['label.ok'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the button', () => {
  it('CN-16 is disabled while the form is not right, and enabled a second after it became right', () => {
    const { vm } = renderPayment();
    expect(payButton()).toBeDisabled();
    act(() => typeCard(vm.form));
    pass(999);
    expect(payButton()).toBeDisabled();
    pass(1);
    expect(payButton()).toBeEnabled();
    typeInto(field('cc-name'), '1');
    expect(payButton()).toBeDisabled();
  });

  it('PP-10 PY-05 RL-02 while a payment is sent it reads Please wait, is disabled, the form is inert, and it is announced', async () => {
    const answer = new Subject<PaymentAnswer>();
    const { user, ports } = filled({}, () => answer);
    const button = payButton();
    await user.dblClick(button);
    fireEvent.submit(document.getElementById('formPayWithCard')!);
    expect(ports.payments.orders).toHaveLength(1);
    expect(button).toHaveTextContent(tr['pay.wait']);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(formBody()).toHaveAttribute('inert');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.payment']);
  });

  it('RL-02 while data loads the overlay is announced and the form is not inert', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => new Subject<PaymentPage>();
    renderPayment(ports);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.page']);
    expect(formBody()).not.toHaveAttribute('inert');
    expect(field('cc-number')).toBeEnabled();
  });

  it('PP-10 PP-11 with the finance-info flag set it is aria-disabled, and pressing it opens the dialog', async () => {
    const merchant = { ...storePage().merchant, policy: { merchantId: '100', financeInfo: true } };
    const { user, ports } = filled({ merchant, warnings: ['financeInfo'] });
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(payButton());
    expect(screen.getByRole('dialog', { name: tr['validation.error'] })).toHaveTextContent(
      tr['validation.financeInfo'],
    );
    expect(ports.payments.orders).toEqual([]);
  });

  it('PY-05 Enter in a field sends the payment, held down once', async () => {
    const { user, ports } = filled();
    await user.click(field('cc-name'));
    await user.keyboard('{Enter>10/}');
    expect(ports.payments.orders).toHaveLength(1);
  });
});

describe('a payment that failed', () => {
  it('PP-06 PY-04 the message stands above the form, is scrolled to and has the focus; the form is back without the code', async () => {
    const { user } = filled({}, () => failing(refused({ description: 'Limit yetersiz', code: 'declined' })));
    await user.click(payButton());
    const message = screen.getByText('Limit yetersiz');
    const form = document.getElementById('formPayWithCard')!;
    expect(message.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(scrolledTo.at(-1)).toContainElement(message);
    const alert = message.closest<HTMLElement>('[role=alert]');
    expect(alert).toHaveFocus();
    expect(formBody()).not.toHaveAttribute('inert');
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-exp').value).toBe('12/30');
    expect(field('cc-csc').value).toBe('');
    expect(field('cc-name').value).toBe('AYŞE YILMAZ');
    expect(field('cc-csc')).toBeValid();
    expect(payButton()).toHaveTextContent(tr['pay.submit']);
    typeInto(field('cc-csc'), '000');
    pass(1000);
    expect(payButton()).toBeEnabled();
  });

  it.each([
    ['outOfStock', '/link/abc_1'],
    ['amountLeft', '/link/abc_1'],
    ['deleted', '/link/abc_1'],
    ['declined', null],
  ])('LK-03 PY-04 a link’s payment that failed with %s leads to %s', async (code, href) => {
    const link = { shortId: 'abc_1', linkType: 'product', productName: '', productImage: '', productPrice: 0 };
    const page = { kind: 'link', link: { ...link, productCount: 1, merchantLogo: '' } } as const;
    const { user } = filled(page, () => failing(refused({ description: 'Olmadı', code })));
    await user.click(payButton());
    expect(screen.getByText('Olmadı')).toBeVisible();
    const back = screen.queryByRole('link', { name: tr['label.backToLink'] });
    expect(back?.getAttribute('href') ?? null).toBe(href);
  });

  it('PY-04 the same words a second time are said a second time', async () => {
    const { user } = filled({}, () => failing(refused({ description: 'Ret' })));
    await user.click(payButton());
    const first = screen.getByText('Ret').closest('[role=alert]');
    typeInto(field('cc-csc'), '000');
    pass(1000);
    await user.click(payButton());
    const second = screen.getByText('Ret').closest('[role=alert]');
    expect(second).not.toBe(first);
    expect(second).toHaveFocus();
    expect(alerts()).toEqual([`${tr['error.payment']}Ret`]);
  });

  it('LG-04 a failure without words of its own changes language with the page, and nothing is sent again', async () => {
    const { user, ports } = filled({}, () => failing(refused({})));
    await user.click(payButton());
    expect(alerts()).toEqual([tr['error.payment']]);
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(alerts()).toEqual([en['error.payment']]);
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('ER-03 a page that opens is not scrolled', () => {
    renderPayment(new FakePorts(storePage({ errors: ['Son deneme'], options: [] })));
    expect(scrolledTo).toEqual([]);
  });
});

describe('the end of the time', () => {
  it('EX-01 a minute before it is announced, and seen', () => {
    renderPayment();
    pass(29 * 60_000);
    const warning = tr['expiry.warning'].replace('{{seconds}}', '60');
    expect(alerts()).toEqual([warning]);
    const seen = screen.getAllByText(warning).filter((element) => element.getAttribute('role') !== 'alert');
    expect(seen).toHaveLength(1);
  });

  it('EX-01 EX-02 at the end the expired screen says to start a new payment, and the parent is told', () => {
    const { ports } = renderPayment(new FakePorts(storePage()));
    pass(30 * 60_000);
    expect(screen.getByRole('heading', { name: tr['error.expiredTitle'] })).toHaveFocus();
    expect(screen.getByText(tr['error.expired'])).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
    expect(document.getElementById('formPayWithCard')).toBeNull();
    expect(ports.host.calls).toContain('expired');
  });

  it('EX-01 a payment that is being sent is not cut off', async () => {
    const answer = new Subject<PaymentAnswer>();
    const { user } = filled({}, () => answer);
    await user.click(payButton());
    pass(31 * 60_000);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
    act(() => answer.next({ kind: 'completed', merchantName: 'Kitapçı' }));
    expect(screen.getByRole('heading', { name: tr['success.title'] })).toBeVisible();
  });
});

describe('what the page must not do', () => {
  it('logs nothing, in StrictMode, through a whole declined and then lost payment', async () => {
    const complaints = (['error', 'warn', 'log'] as const).map((method) => jest.spyOn(console, method));
    const { user, ports } = filled({ non3d: true, errors: ['a', 'a'] }, () => failing(refused({ description: 'Ret' })));
    await user.click(payButton());
    ports.payments.onPay = () => failing({ kind: 'timeout' });
    ports.payments.onStatus = () => of();
    typeInto(field('cc-csc'), '000');
    pass(1000);
    await user.click(payButton());
    pass(60_000);
    for (const complaint of complaints) {
      expect(complaint).not.toHaveBeenCalled();
      complaint.mockRestore();
    }
  });
});
