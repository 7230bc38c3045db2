import { firstTab, type TabId, tabs } from '../../../src/domain/methods/method-tabs.js';
import { mayChooseTab } from '../../../src/domain/payment/page-features.js';
import { samplePage } from '../sample-page.js';

const option = { code: 'tosla', name: 'Tosla', icon: '' };
const unknown = { code: 'x', name: 'X', icon: '' };
const transfer = { code: 'bankTransfer', name: 'Havale', icon: '' };
const activeOf = (page: ReturnType<typeof samplePage>) =>
  tabs(page)
    .filter((tab) => tab.active)
    .map((tab) => tab.id);
const choosable = (page: ReturnType<typeof samplePage>) =>
  (['card', 'bankLoans', 'otherPayments'] satisfies TabId[]).filter((id) => mayChooseTab(page, id));

describe('tabs', () => {
  it('TB-01 are three: card, bank loans, other payments; the first is the one a page opens with', () => {
    expect(tabs(samplePage()).map(({ id, position }) => [position, id])).toEqual([
      [1, 'card'],
      [2, 'bankLoans'],
      [3, 'otherPayments'],
    ]);
    expect(tabs(samplePage())[0]?.id).toBe(firstTab);
  });

  it.each([
    [[], [], ['card']],
    [[option], [], ['card', 'bankLoans']],
    [[], [option], ['card', 'otherPayments']],
    [[], [transfer], ['card', 'otherPayments']],
    [[unknown], [unknown], ['card', 'bankLoans']],
    [[option], [option], ['card', 'bankLoans', 'otherPayments']],
  ])('TB-02 OP-13 the card tab is always active, the others when they hold something', (bankLoans, options, active) => {
    const page = samplePage({ bankLoans, options });
    expect(activeOf(page)).toEqual(active);
    expect(choosable(page)).toEqual(active);
  });

  it('TB-03 choosing is ignored while input is blocked, the card tab included', () => {
    const page = samplePage({ bankLoans: [option], options: [option], testMode: true });
    expect(activeOf(page)).toHaveLength(3);
    expect(choosable(page)).toEqual([]);
  });
});
