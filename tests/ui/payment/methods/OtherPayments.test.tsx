/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Observable, of, Subject } from 'rxjs';
import type { MethodAnswer, ToslaAnswer, VendorEvent } from '../../../../src/application/methods/ports.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { methods as methodEn } from '../../../../src/ui/texts/en/methods.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { storePage, testTime, typeCard } from '../payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { loans, options } from './opened-methods.js';

jest.setTimeout(30_000);

beforeEach(() => {
  jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.useRealTimers());

const named = (key: keyof typeof methodTr, name: string) => methodTr[key].replaceAll('{{name}}', name);
const qr: Observable<MethodAnswer> = of({ kind: 'qr', referenceCode: 'REF1' });
const pending: Observable<ToslaAnswer> = of({
  status: 'pending',
  receipt: { redirectUrl: '', merchantName: '', merchantOid: '' },
});

/** A page on one of its tabs, with what is fetched for it. */
async function at(
  tab: 'tabs.otherPayments' | 'tabs.bankLoans',
  arrange: (ports: FakePorts) => void = () => {},
  page: Partial<PaymentPage> = {},
) {
  const ports = new FakePorts(storePage({ options, bankLoans: loans, ...page }));
  arrange(ports);
  const rendered = renderPayment(ports);
  await rendered.user.click(screen.getByRole('tab', { name: tr[tab] }));
  await settleParts();
  return rendered;
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('the tabs and the drawer', () => {
  const opener = () => screen.getByRole('button', { name: new RegExp(`^${tr['tabs.label']} `) });

  it('TB-08 UI-03 the drawer shows all three, the page behind it stands still, and choosing closes it and turns to the tab', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options })));
    expect(opener()).toHaveTextContent(tr['tabs.card']);
    await user.click(opener());
    await settleParts();
    const drawer = screen.getByRole('dialog', { name: tr['tabs.label'] });
    const methods = within(drawer)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('button'));
    expect(
      methods.map((way) => [way.textContent, way.getAttribute('aria-current'), way.getAttribute('aria-disabled')]),
    ).toEqual([
      [tr['tabs.card'], 'true', null],
      [tr['tabs.bankLoans'], null, 'true'],
      [tr['tabs.otherPayments'], null, null],
    ]);
    expect(document.documentElement).toHaveAttribute('data-still');
    await expectAccessible(testTime);
    await user.click(methods[1]!);
    expect(drawer).toBeInTheDocument();
    await user.click(methods[2]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-still');
    await settleParts();
    expect(radio('Tosla')).toBeVisible();
  });

  it('TB-08 Escape closes the drawer and nothing has changed', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ options })));
    await user.click(opener());
    await settleParts();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(vm.tabs.chosen).toBe('card');
  });

  it('TB-05 in test mode the drawer cannot open', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options, testMode: true })));
    expect(opener()).toHaveAttribute('aria-disabled', 'true');
    await user.click(opener());
    await settleParts();
    expect(screen.queryByRole('dialog')).toBeNull();
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

  it('TB-04 what was typed in one tab survives a visit to the otherPayments', async () => {
    const { user, vm } = await at('tabs.otherPayments');
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
    const { user } = await at('tabs.otherPayments', (ports) => {
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

describe('the list', () => {
  it('TB-01 OP-13 the info message and every known option with name and picture; the arrows choose; no violation', async () => {
    const { user } = await at('tabs.otherPayments');
    expect(screen.getByText(methodTr['tabs.otherPaymentsInfo'])).toBeVisible();
    const names = screen.getAllByRole('radio').map((option) => option.closest('label')?.textContent);
    expect(names).toEqual(['Tosla', 'Juzdan', 'Alışgidiş', 'mmPay', 'BKM Express', 'Havale / EFT']);
    const pictures = [...document.querySelectorAll<HTMLImageElement>('fieldset img')];
    expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toContainEqual([
      'https://pay.example/tosla.svg',
      '',
    ]);
    await user.click(radio('Tosla'));
    expect(radio('Tosla')).toHaveAccessibleDescription(named('methods.qrHint', 'Tosla'));
    await user.keyboard('{ArrowDown}');
    expect(radio('Juzdan')).toBeChecked();
    await expectAccessible(testTime);
  });

  it('OP-13 a picture that is not safe, or does not come, leaves its box and the name', async () => {
    const page = { options: [{ code: 'tosla', name: 'Tosla', icon: 'javascript:alert(1)' }] };
    await at('tabs.otherPayments', undefined, page);
    expect(document.querySelector('fieldset img')).toBeNull();
    expect(radio('Tosla')).toBeVisible();
  });

  it('OP-02 pay with nothing chosen: the dialog, and nothing is asked', async () => {
    const { user, ports } = await at('tabs.otherPayments');
    expect(payButton()).toBeEnabled();
    await user.click(payButton());
    const dialog = screen.getByRole('dialog', { name: tr['validation.error'] });
    expect(dialog).toHaveTextContent(methodTr['validation.checkOtherPayment']);
    await user.click(within(dialog).getByRole('button', { name: tr['label.ok'] }));
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(ports.wallets.calls).toEqual([]);
  });

  it('OP-01 the warning names the wallet; give up sends nothing, continue sends; the button says Please wait', async () => {
    const { user, ports } = await at('tabs.otherPayments');
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    const warning = screen.getByRole('alertdialog', { name: named('methods.warningTitle', 'Juzdan') });
    expect(warning).toHaveTextContent(named('methods.redirectWarning', 'Juzdan'));
    await user.click(within(warning).getByRole('button', { name: tr['label.giveUp'] }));
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(ports.wallets.calls).toEqual([]);
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
    expect(ports.wallets.calls).toEqual(['start juzdan']);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
    expect(payButton()).toBeDisabled();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.payment']);
  });

  it('PP-06 PY-04 a refusal stands above the list, has the focus, and the choice is kept', async () => {
    const { user } = await at('tabs.otherPayments', ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    await user.click(radio('Tosla'));
    await user.click(payButton());
    expect(screen.getByText('Bakiye yetersiz').closest('[role=alert]')).toHaveFocus();
    expect(radio('Tosla')).toBeChecked();
    expect(payButton()).toBeEnabled();
  });

  it('BT-01 the transfer opens in place of the list, and the way back leads to it', async () => {
    const { user } = await at('tabs.otherPayments');
    await user.click(radio('Havale / EFT'));
    await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
    expect(screen.queryByRole('radio', { name: 'Tosla' })).toBeNull();
    await user.click(screen.getByRole('button', { name: methodTr['methods.backToList'] }));
    expect(radio('Havale / EFT')).toBeChecked();
    expect(radio('Havale / EFT')).toHaveFocus();
  });
});

describe('leaving', () => {
  it('OP-04 OP-10 the way to the wallet’s page is a link as well, in the right window; another method can be chosen', async () => {
    const { user } = await at('tabs.otherPayments', ({ wallets }) => {
      wallets.onStart = () => of({ kind: 'redirect', url: 'https://juzdan.example/1', parent: true });
    });
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
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

describe('tosla', () => {
  async function waiting(status: () => Observable<ToslaAnswer> = () => pending) {
    const rendered = await at('tabs.otherPayments', ({ wallets }) => {
      wallets.onPay = () => qr;
      wallets.onTosla = status;
    });
    await rendered.user.click(radio('Tosla'));
    await rendered.user.click(payButton());
    await settleParts();
    return rendered;
  }

  it('OP-05 the code is drawn here, without a style of its own, and named; reference, copy and the time left; no violation', async () => {
    const { user, ports } = await waiting();
    expect(screen.getByRole('heading', { name: named('methods.toApprove', 'Tosla') })).toHaveFocus();
    const code = screen.getByRole('img', { name: /REF1/ });
    expect(code.querySelectorAll('path, rect')).toHaveLength(2);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    expect(document.querySelectorAll('main [style]')).toHaveLength(0);
    expect(screen.getByText('REF1')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('4:50');
    pass(11_000);
    expect(screen.getByRole('timer')).toHaveTextContent('4:39');
    await user.click(screen.getByRole('button', { name: methodTr['methods.copy'] }));
    expect(ports.clipboard.copied).toEqual(['REF1']);
    expect(screen.getByRole('button', { name: methodTr['methods.copied'] })).toBeVisible();
    await expectAccessible(testTime);
  });

  it('OP-05 a code that cannot be copied is said, and can be selected', async () => {
    const { user, ports } = await waiting();
    ports.clipboard.refuses = true;
    await user.click(screen.getByRole('button', { name: methodTr['methods.copy'] }));
    expect(screen.getByText(methodTr['methods.copyFailed'])).toHaveAttribute('role', 'status');
  });

  it('OP-05 the last minute is said once; the seconds are not', async () => {
    await waiting();
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(said()).toContain(named('methods.toApprove', 'Tosla'));
    pass(230_000);
    expect(said()).toContain(methodTr['methods.qrNear']);
  });

  it('OP-06 OP-11 processing and completed are shown and said', async () => {
    const answers = new Subject<ToslaAnswer>();
    const receipt = { redirectUrl: 'https://store.example/ok', merchantName: 'Kitapçı', merchantOid: 'order1' };
    await waiting(() => answers);
    pass(2_000);
    act(() => answers.next({ status: 'processing', receipt }));
    expect(screen.getByRole('heading', { name: methodTr['methods.pending'] })).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(methodTr['methods.pending']);
    act(() => answers.next({ status: 'completed', receipt }));
    expect(screen.getByRole('heading', { name: methodTr['methods.completed'] })).toBeVisible();
    await expectAccessible(testTime);
  });

  it('OP-06 expired: its text, another code, or another method', async () => {
    const { user } = await waiting();
    pass(290_000);
    expect(screen.getByText(named('methods.expiredText', 'Tosla'))).toBeVisible();
    await expectAccessible(testTime);
    await user.click(screen.getByRole('button', { name: methodTr['methods.newCode'] }));
    expect(screen.getByRole('timer')).toHaveTextContent('4:50');
    await user.click(screen.getByRole('button', { name: tr['label.giveUp'] }));
    expect(radio('Tosla')).toHaveFocus();
  });

  it('OP-06 cancelled: the message above the list has the focus, in the language that is chosen afterwards too', async () => {
    const { user } = await waiting(() =>
      of({ status: 'cancelled', receipt: { redirectUrl: '', merchantName: '', merchantOid: '' } }),
    );
    pass(2_000);
    const message = screen.getByText(named('methods.cancelled', 'Tosla'));
    expect(message.closest('[role=alert]')).toHaveFocus();
    expect(radio('Tosla')).not.toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(screen.getByText(methodEn['methods.cancelled'].replace('{{name}}', 'Tosla'))).toBeVisible();
  });

  it('while it waits the other tabs say so', async () => {
    const { user } = await waiting();
    for (const tab of ['tabs.card', 'tabs.bankLoans'] as const) {
      await user.click(screen.getByRole('tab', { name: tr[tab] }));
      expect(screen.getByText(named('methods.underWayAt', 'Tosla'))).toBeVisible();
      expect(payButton()).toBeDisabled();
    }
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(screen.getByRole('timer')).toBeVisible();
  });
});

describe('a transfer under way', () => {
  it('BT-06 the list says so, and only the transfer can be gone on with', async () => {
    const { user } = await at('tabs.otherPayments', ({ transfers }) => {
      transfers.onBanks = () =>
        of({ banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'review' as const } });
    });
    await user.click(radio('Havale / EFT'));
    const goOn = () => screen.getByRole('button', { name: tr['label.continue'] });
    await user.click(goOn());
    await user.click(screen.getByRole('button', { name: methodTr['methods.backToList'] }));
    expect(screen.getByText(methodTr['methods.underWay'])).toBeVisible();
    expect(goOn()).toBeEnabled();
    await user.click(radio('Tosla'));
    expect(payButton()).toBeDisabled();
    await expectAccessible(testTime);
  });
});

describe('bex', () => {
  it('OP-09 while the vendor’s dialog is there no card is in the document; given up there, the list is back', async () => {
    const events = new Subject<VendorEvent>();
    const { user } = await at('tabs.otherPayments', (ports) => {
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

describe('bank loans', () => {
  it('OP-12 the loans with names and pictures; nothing chosen shows the dialog; no violation', async () => {
    const { user } = await at('tabs.bankLoans');
    expect(screen.getAllByRole('radio').map((loan) => loan.closest('label')?.textContent)).toEqual([
      'Akbank Kredi',
      'İş Kredi',
    ]);
    expect(document.querySelectorAll('fieldset img')).toHaveLength(2);
    await user.click(payButton());
    expect(screen.getByRole('dialog', { name: tr['validation.error'] })).toHaveTextContent(
      methodTr['validation.checkBankLoan'],
    );
    await user.click(screen.getByRole('button', { name: tr['label.ok'] }));
    await expectAccessible(testTime);
  });

  it('OP-12 a chosen loan is asked for at its bank; Enter pays too', async () => {
    const { user, ports } = await at('tabs.bankLoans', ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'redirect', url: 'https://bank.example/1', parent: false });
    });
    await user.click(radio('Akbank Kredi'));
    await user.keyboard('{Enter}');
    expect(ports.wallets.orders).toMatchObject([{ bankLoan: 'akbank' }]);
    await settleParts();
    const link = screen.getByRole('link', { name: named('methods.leavingLink', 'Akbank Kredi') });
    expect(link).toHaveAttribute('target', '_self');
  });
});

describe('in place of the tabs', () => {
  it('BT-01 a page for a bank transfer alone shows it at once, without tabs and without a card', async () => {
    renderPayment(new FakePorts(storePage({ transferOnly: true, options: [], bankLoans: [] })));
    await settleParts();
    expect(screen.queryByRole('tab')).toBe(null);
    expect(document.getElementById('cc-number')).toBe(null);
    expect(screen.queryByRole('button', { name: methodTr['methods.backToList'] })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Tosla' })).toBeNull();
  });

  it('VF-04 a card payment that has to be verified: its verification takes the place of the form, and a failure brings it back', async () => {
    const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };
    const ports = new FakePorts();
    ports.payments.onPay = () => of({ kind: 'verification', sent });
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    pass(1_000);
    await user.click(payButton());
    await settleParts();
    expect(screen.queryByRole('tab')).toBe(null);
    expect(document.getElementById('cc-number')).toBe(null);
    expect(screen.getByText(/05\*\* \*\*\* \*\* 33/)).toBeVisible();
    act(() => vm.session!.showOutcome({ kind: 'failed', failure: refused({ description: 'Onaylanmadı' }) }));
    expect(screen.getByText('Onaylanmadı').closest('[role=alert]')).toHaveFocus();
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-csc').value).toBe('');
  });
});
