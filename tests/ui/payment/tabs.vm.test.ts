import type { PaymentPage } from '../../../src/domain/page/payment-page.js';
import { TabsVm } from '../../../src/ui/payment/tabs.vm.js';
import { storePage } from './fake-world.js';

const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
const full = { options: [option], bankLoans: [{ code: 'akbank', name: 'Akbank', icon: '' }] };

function tabsOf(page: Partial<PaymentPage> | undefined, chosen: string[] = []): TabsVm {
  const shown = page && storePage(page);
  return new TabsVm(
    () => shown,
    () => shown?.testMode ?? false,
    (id) => chosen.push(id),
  );
}

const isGrey = (tabs: TabsVm) => tabs.all.map((tab) => tabs.isGrey(tab));

describe('the tabs', () => {
  it('TB-01 TB-02 three tabs in their order; each beside the card is active when the page has something for it', () => {
    expect(tabsOf(full).all).toEqual([
      { id: 'card', position: 1, active: true },
      { id: 'bankLoans', position: 2, active: true },
      { id: 'otherPayments', position: 3, active: true },
    ]);
    for (const page of [undefined, {}])
      expect(tabsOf(page).all.map(({ active }) => active)).toEqual([true, false, false]);
    expect(isGrey(tabsOf({ options: [option] }))).toEqual([false, true, false]);
  });

  it('TB-02 OP-13 an option that nobody knows activates nothing', () => {
    expect(isGrey(tabsOf({ options: [{ ...option, code: 'yarininCuzdani' }] }))).toEqual([false, true, true]);
  });

  it('TB-02 TB-03 choosing an inactive tab, or any while input is blocked, is ignored', () => {
    const chosen: string[] = [];
    for (const page of [undefined, {}, { ...full, testMode: true }]) {
      const tabs = tabsOf(page, chosen);
      tabs.choose('bankLoans');
      tabs.choose('otherPayments');
      expect([tabs.chosen, chosen]).toEqual(['card', []]);
    }
  });

  it('TB-04 TB-06 choosing one tells who has to know; a reset is back at the card', () => {
    const chosen: string[] = [];
    const tabs = tabsOf(full, chosen);
    tabs.choose('otherPayments');
    tabs.choose('card');
    tabs.choose('bankLoans');
    expect([tabs.chosen, chosen]).toEqual(['bankLoans', ['otherPayments', 'card', 'bankLoans']]);
    tabs.reset();
    expect([tabs.chosen, tabs.isActive]).toEqual(['card', false]);
  });
});

describe('the drawer', () => {
  it('TB-08 UI-03 opens and closes; while it is active the page behind does not scroll; choosing closes it', () => {
    const tabs = tabsOf(full);
    expect([tabs.isActive, tabs.overflowHidden]).toEqual([false, false]);
    tabs.openDrawer();
    expect([tabs.isActive, tabs.overflowHidden]).toEqual([true, true]);
    tabs.closeDrawer();
    expect([tabs.isActive, tabs.overflowHidden]).toEqual([false, false]);
    tabs.openDrawer();
    tabs.choose('otherPayments');
    expect([tabs.chosen, tabs.isActive, tabs.overflowHidden]).toEqual(['otherPayments', false, false]);
  });

  it('TB-05 in test mode every other tab is greyed out and the drawer cannot open', () => {
    const tabs = tabsOf({ ...full, testMode: true });
    tabs.openDrawer();
    expect([isGrey(tabs), tabs.locked, tabs.isActive]).toEqual([[false, true, true], true, false]);
  });

  it('TB-02 with nothing else to choose it cannot open either', () => {
    const tabs = tabsOf({});
    tabs.openDrawer();
    expect([tabs.locked, tabs.isActive]).toEqual([true, false]);
  });
});
