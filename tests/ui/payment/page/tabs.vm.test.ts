import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { TabsVm } from '../../../../src/ui/payment/page/tabs.vm.js';
import { storePage } from '../payment-samples.js';

const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
const full = { options: [option], bankLoans: [{ code: 'akbank', name: 'Akbank', icon: '' }] };

function tabsOf(page: Partial<PaymentPage> | undefined, chosen: string[] = []): TabsVm {
  return new TabsVm(
    page && storePage(page),
    page?.testMode === true,
    () => false,
    (id) => chosen.push(id),
  );
}

const isGrey = (tabs: TabsVm) => tabs.all.map((tab) => tabs.isGrey(tab));

describe('the tabs', () => {
  it('TB-03 while a payment is sent no tab can be chosen, and the drawer stays closed', () => {
    let sending = true;
    const tabs = new TabsVm(
      storePage(full),
      false,
      () => sending,
      () => {},
    );
    tabs.choose('otherPayments');
    tabs.openDrawer();
    expect(tabs.chosen).toBe('card');
    expect(tabs.isActive).toBe(false);
    sending = false;
    tabs.choose('otherPayments');
    expect(tabs.chosen).toBe('otherPayments');
  });

  it('TB-01 TB-02 three tabs in their order; each beside the card is active when the page has something for it', () => {
    expect(tabsOf(full).all).toEqual([
      { id: 'card', position: 1, active: true },
      { id: 'bankLoans', position: 2, active: true },
      { id: 'otherPayments', position: 3, active: true },
    ]);
  });

  it.each([
    ['before the payment is loaded', undefined],
    ['of a page with nothing beside the card', {}],
  ])('TB-02 %s only the card tab is active', (_, page) => {
    expect(tabsOf(page).all.map(({ active }) => active)).toEqual([true, false, false]);
  });

  it.each([
    ['before the payment is loaded', undefined, true],
    ['with a wallet beside the card', { options: [option] }, true],
    ['with a bank loan beside the card', { bankLoans: full.bankLoans }, true],
    ['with nothing but the card', {}, false],
    ['with an option that the page does not know', { options: [{ ...option, code: 'yarininCuzdani' }] }, false],
  ])('TB-01 %s the tabs are shown or not', (_, page, shown) => {
    expect(tabsOf(page).shown).toBe(shown);
  });

  it('TB-02 a tab with nothing to offer is grey', () => {
    expect(isGrey(tabsOf({ options: [option] }))).toEqual([false, true, false]);
  });

  it('TB-02 OP-13 an unknown option activates nothing', () => {
    expect(isGrey(tabsOf({ options: [{ ...option, code: 'yarininCuzdani' }] }))).toEqual([false, true, true]);
  });

  it.each([
    ['before the payment is loaded', undefined],
    ['with nothing beside the card', {}],
    ['while test mode blocks input', { ...full, testMode: true }],
  ])('TB-02 TB-03 choosing another tab %s is ignored', (_, page) => {
    const chosen: string[] = [];
    const tabs = tabsOf(page, chosen);
    tabs.choose('bankLoans');
    tabs.choose('otherPayments');
    expect(tabs.chosen).toBe('card');
    expect(chosen).toEqual([]);
  });

  it('TB-04 choosing a tab reports it', () => {
    const chosen: string[] = [];
    const tabs = tabsOf(full, chosen);
    tabs.choose('otherPayments');
    tabs.choose('card');
    tabs.choose('bankLoans');
    expect(tabs.chosen).toBe('bankLoans');
    expect(chosen).toEqual(['otherPayments', 'card', 'bankLoans']);
  });
});

describe('the drawer', () => {
  it('TB-08 UI-03 opens and closes; while it is active the page behind does not scroll; choosing closes it', () => {
    const tabs = tabsOf(full);
    expect(tabs.isActive).toBe(false);
    expect(tabs.overflowHidden).toBe(false);
    tabs.openDrawer();
    expect(tabs.isActive).toBe(true);
    expect(tabs.overflowHidden).toBe(true);
    tabs.closeDrawer();
    expect(tabs.isActive).toBe(false);
    expect(tabs.overflowHidden).toBe(false);
    tabs.openDrawer();
    tabs.choose('otherPayments');
    expect(tabs.chosen).toBe('otherPayments');
    expect(tabs.isActive).toBe(false);
    expect(tabs.overflowHidden).toBe(false);
  });

  it('TB-05 in test mode every other tab is greyed out and the drawer cannot open', () => {
    const tabs = tabsOf({ ...full, testMode: true });
    tabs.openDrawer();
    expect(isGrey(tabs)).toEqual([false, true, true]);
    expect(tabs.locked).toBe(true);
    expect(tabs.isActive).toBe(false);
  });

  it('TB-02 with nothing else to choose it cannot open either', () => {
    const tabs = tabsOf({});
    tabs.openDrawer();
    expect(tabs.locked).toBe(true);
    expect(tabs.isActive).toBe(false);
  });
});
