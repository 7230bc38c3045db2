/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../../fake-ports.js';
import { allCounts, plan, plans, storePage, typeCard } from '../../payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

/** A page with installments and a right new card in its form. */
async function typed(page: Partial<PaymentPage> = {}, small = false) {
  const ports = new FakePorts(storePage({ installments: plans(plan(allCounts)), ...page }), 'tr', small);
  const rendered = renderPayment(ports);
  act(() => typeCard(rendered.vm.form));
  pass(1000);
  await settleParts();
  return rendered;
}

const table = () => screen.getByRole('table', { name: tr['installments.title'] });
const cells = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const radio = (name: string) => within(table()).getByRole('radio', { name: new RegExp(`^${name}`) });
const bar = () => document.querySelector('form output')!.closest('p')!.parentElement!;

describe('the table', () => {
  it('IN-02 has the columns count, monthly, total', async () => {
    await typed();
    expect(cells()).toEqual([
      ['Taksit', 'Aylık', 'Toplam'],
      ['Tek çekim', '', '₺1.234,50'],
      ['3 taksit', '₺421,50', '₺1.264,50'],
      ['6 taksit', '₺215,75', '₺1.294,50'],
      ['9 taksit', '₺147,17', '₺1.324,50'],
    ]);
  });

  it('IN-12 says how many installments the goods allow where that ends the plans early', async () => {
    await typed({ warnings: ['installmentLimit:4'], installments: plans(plan([1, 2, 3, 4])) });
    expect(screen.getByText('Bu ürünler bireysel kartla en çok 4 taksitle alınabilir.')).toBeVisible();
  });

  it('IN-12 says nothing of it under the plan of a card that goes on beyond it', async () => {
    await typed({ warnings: ['installmentLimit:4'] });
    expect(screen.queryByText(/bireysel kartla/)).toBeNull();
  });

  it('IN-12 says that the goods allow the single payment alone, with no note on plans beside it', async () => {
    await typed({ warnings: ['installmentLimit:1'], installments: new Map() });
    expect(screen.getByText('Bu ürünler bireysel kartla taksitli alınamaz.')).toBeVisible();
    expect(screen.queryByText(tr['installments.note'])).toBeNull();
  });

  it('IN-12 says nothing of it where the plans are not cut', async () => {
    await typed();
    expect(screen.queryByText(/bireysel kartla/)).toBeNull();
  });

  it('IN-03 collapsed or with all counts, as the toggle says', async () => {
    const { user } = await typed();
    const toggle = screen.getByRole('button', { name: tr['installments.showAll'] });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(within(table()).getAllByRole('radio')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: tr['installments.hide'] }));
    expect(within(table()).getAllByRole('radio')).toHaveLength(4);
  });

  it('IN-02 a press on any cell of a row chooses it, also where the cell says nothing', async () => {
    const { user } = await typed();
    const rows = ['Tek çekim', '3 taksit', '6 taksit', '9 taksit'];
    for (const place of [0, 1, 2]) {
      for (const name of rows) {
        const cell = radio(name).closest('tr')!.children[place]!;
        await user.click(cell.firstElementChild!);
        expect(radio(name)).toBeChecked();
      }
    }
  });

  it('IN-01 a count sets the amount of the bar and the order, says so to those who listen, and is what is sent', async () => {
    const { user, ports } = await typed();
    expect(radio('Tek çekim')).toBeChecked();
    await user.click(radio('6 taksit'));
    await settleParts();
    expect(radio('6 taksit')).toBeChecked();
    expect(radio('6 taksit')).toHaveAccessibleName('6 taksit, aylık ₺215,75, toplam ₺1.294,50');
    expect(bar()).toHaveTextContent('6 taksit × ₺215,75');
    expect(within(bar()).getByRole('status')).toHaveTextContent('₺1.294,50');
    expect(screen.getByText(tr['installments.interest']).parentElement).toHaveTextContent('₺60,00');
    await user.click(payButton());
    expect(ports.payments.orders[0]?.installmentCount).toBe(6);
  });

  it('IN-01 IN-10 the arrow keys choose, too; another card goes back to the single payment', async () => {
    const { user, vm } = await typed();
    act(() => radio('Tek çekim').focus());
    await user.keyboard('{ArrowDown}');
    expect(radio('3 taksit')).toBeChecked();
    act(() => vm.form.enter('number', '5528790000000008'));
    expect(radio('Tek çekim')).toBeChecked();
    expect(bar()).toHaveTextContent(tr['order.amount']);
    expect(bar()).toHaveTextContent('₺1.234,50');
  });

  it('IN-04 without a single payment it starts with 2', async () => {
    await typed({ installments: plans(plan([2, 3])) });
    expect(screen.queryByRole('radio', { name: tr['installments.single'] })).toBeNull();
    expect(radio('2 taksit')).toBeChecked();
    expect(bar()).toHaveTextContent('₺1.254,50');
  });

  it('IN-08 marks what costs no more than the cash price', async () => {
    await typed({ installments: plans(plan(allCounts, [2, 3])) });
    const marked = within(table())
      .getAllByRole('row')
      .filter((row) => row.textContent?.includes(tr['installments.pft']));
    expect(marked.map((row) => row.firstChild?.textContent)).toEqual([
      '2 taksitPeşin fiyatına',
      '3 taksitPeşin fiyatına',
    ]);
  });

  it('IN-07 is not there before the card is known, nor for another currency', async () => {
    const ports = new FakePorts(storePage({ installments: plans(plan(allCounts)) }));
    const { unmount } = renderPayment(ports);
    await settleParts();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(tr['installments.note'])).toBeVisible();
    unmount();
    await typed({ order: { ...storePage().order, currency: 'GBP' } });
    expect(screen.queryByRole('table')).toBe(null);
    expect(screen.queryByText(tr['installments.note'])).toBe(null);
  });

  it('IN-09 the note shows when installments exist, until the plans of the card stand there', async () => {
    const { unmount } = renderPayment();
    expect(screen.queryByText(tr['installments.note'])).toBeNull();
    unmount();
    const { vm } = renderPayment(new FakePorts(storePage({ installments: plans(plan(allCounts)) })));
    expect(screen.getByText(tr['installments.note'])).toBeVisible();
    act(() => typeCard(vm.form));
    pass(1000);
    await settleParts();
    expect(table()).toBeVisible();
    expect(screen.queryByText(tr['installments.note'])).toBeNull();
  });
});

describe('on a phone', () => {
  it('IN-03 the list is a modal: what is chosen stands in the page, a choice leaves the list open', async () => {
    const { user } = await typed({}, true);
    expect(screen.queryByRole('table')).toBeNull();
    const opener = screen.getByRole('button', { name: `${tr['installments.title']} ${tr['installments.single']}` });
    await user.click(opener);
    await settleParts();
    const sheet = screen.getByRole('dialog', { name: tr['installments.title'] });
    await user.click(radio('3 taksit'));
    expect(within(sheet).getByRole('table')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: tr['label.ok'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveAccessibleName(`${tr['installments.title']} 3 taksit · ayda ₺421,50`);
    expect(bar()).toHaveTextContent('₺1.264,50');
  });
});

describe('the banner', () => {
  const shownBrands = () => [...document.querySelectorAll('form ul img')].map((image) => image.getAttribute('alt'));

  it('PP-07 with pftOptionMax set it says up to how many, and names the cash-price brands; then that of the card alone', async () => {
    const page = storePage({ installments: plans(plan(allCounts)), pftOptionMax: 6 });
    const { vm } = renderPayment(new FakePorts(page));
    await settleParts();
    expect(screen.getByText('Peşin fiyatına 6 taksit')).toBeVisible();
    expect(shownBrands()).toEqual([
      'Advantage',
      'Bonus',
      'CardFinans',
      'Maximum',
      'Paraf',
      'World',
      'Sağlam Kart',
      'Axess',
      'Combo',
    ]);
    act(() => typeCard(vm.form));
    pass(1000);
    await settleParts();
    expect(shownBrands()).toEqual(['Bonus']);
    expect(field('cc-number')).toBeVisible();
  });

  it('PP-07 without it there is none', async () => {
    await typed();
    expect(document.querySelector('form ul img')).toBeNull();
  });

  it('IN-11 before a card is typed the plans of every brand open, one table of the brand that is chosen; with a card they are its own', async () => {
    const installments = plans(plan([1, 2, 3]), plan([1, 6], [6], 'axess'));
    const { user, vm } = renderPayment(new FakePorts(storePage({ installments })));
    await user.click(screen.getByRole('button', { name: tr['installments.allPlans'] }));
    await settleParts();
    const dialog = screen.getByRole('dialog', { name: tr['installments.allPlans'] });
    const rows = () =>
      within(within(dialog).getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent);
    const brands = within(dialog).getAllByRole('radio');
    expect(brands.map((brand) => brand.getAttribute('aria-label'))).toEqual(['Bonus', 'Axess']);
    expect(rows().slice(1)).toEqual(['2 taksit₺627,25₺1.254,50', '3 taksit₺421,50₺1.264,50']);
    await user.click(within(dialog).getByRole('radio', { name: 'Axess' }));
    expect(rows().slice(1)).toEqual(['6 taksitPeşin fiyatına₺205,75₺1.234,50']);
    act(() => typeCard(vm.form));
    await settleParts();
    expect(screen.queryByRole('button', { name: tr['installments.allPlans'] })).toBeNull();
    expect(screen.queryByRole('dialog', { name: tr['installments.allPlans'] })).toBeNull();
  });

  it.each([
    ['in another currency', { order: { ...storePage().order, currency: 'EUR' as const } }],
    ['where installments are off', { noInstallment: true }],
  ])('IN-11 no plans can be opened %s', (_, page) => {
    renderPayment(new FakePorts(storePage({ installments: plans(plan(allCounts)), ...page })));
    expect(screen.queryByRole('button', { name: tr['installments.allPlans'] })).toBeNull();
  });
});
