/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { storePage, testTime } from '../payment-samples.js';
import { alerts, field, filled, pass, payButton, renderPayment, typeInto } from '../render-payment.js';

const scrolledTo: Element[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] });
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});
afterEach(() => jest.useRealTimers());

const formBody = () => document.getElementById('formPayWithCard')!.firstElementChild!;

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
    expect(payButton()).toHaveTextContent('₺1.234,50 öde');
    typeInto(field('cc-csc'), '000');
    pass(1000);
    expect(payButton()).toBeEnabled();
  });

  it('RL-09 the code and the group stand beneath the message, in the language of the page', async () => {
    const { user, vm } = filled({}, () =>
      failing(refused({ description: 'Limit yetersiz', code: 'declined', group: '51' })),
    );
    await user.click(payButton());
    const alert = screen.getByText('Limit yetersiz').closest('[role=alert]');
    expect(alert).toHaveTextContent(/Limit yetersiz.*Hata kodu: declined.*Hata grubu: 51/);
    await act(() => vm.texts.choose('en'));
    expect(alert).toHaveTextContent(/Error code: declined.*Error group: 51/);
  });

  it('RL-09 no names stand there without a code and a group', async () => {
    const { user } = filled({}, () => failing(refused({ description: 'Limit yetersiz' })));
    await user.click(payButton());
    expect(screen.getByText('Limit yetersiz').closest('[role=alert]')).not.toHaveTextContent(/Hata (?:kodu|grubu)/);
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

  it('PP-16 the way back to the link goes with its message while another payment is sent', async () => {
    const link = { shortId: 'abc_1', linkType: 'product', productName: '', productImage: '', productPrice: 0 };
    const page = { kind: 'link', link: { ...link, productCount: 1, merchantLogo: '' } } as const;
    const answers = [failing(refused({ description: 'Olmadı', code: 'outOfStock' })), NEVER];
    const { user } = filled(page, () => answers.shift()!);
    await user.click(payButton());
    typeInto(field('cc-csc'), '000');
    pass(1000);
    await user.click(payButton());
    expect(screen.queryByText('Olmadı')).toBeNull();
    expect(screen.queryByRole('link', { name: tr['label.backToLink'] })).toBeNull();
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

  it('PY-04 says at the emptied field that the code is to be typed once more, until it is', async () => {
    const { user } = filled({}, () => failing(refused({ description: 'Ret' })));
    await user.click(payButton());
    expect(field('cc-csc')).toHaveAccessibleDescription(expect.stringContaining('Güvenlik kodunu yeniden girin'));
    typeInto(field('cc-csc'), '0');
    expect(field('cc-csc')).toHaveAccessibleDescription(expect.stringContaining('Arka yüzdeki 3 hane'));
  });

  it('LG-04 a failure without words of its own changes language with the page, and nothing is sent again', async () => {
    const { user, ports } = filled({}, () => failing(refused({})));
    await user.click(payButton());
    expect(alerts()).toEqual([tr['error.payment']]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English');
    expect(alerts()).toEqual([en['error.payment']]);
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('ER-03 a page that opens is not scrolled', () => {
    renderPayment(new FakePorts(storePage({ errors: ['Son deneme'], options: [] })));
    expect(scrolledTo).toEqual([]);
  });
});
