import type { InstallmentsVm } from '../../../../../src/ui/payment/card/installments/installments.vm.js';
import { anyPlans, openedPayment } from '../../mounted-payment.js';
import { savedCards, typeCard } from '../../payment-samples.js';
import { atTestTime } from '../../test-time.js';
import { typed } from './typed-card.js';

atTestTime();

/** Another right number with the first 8 digits of the one that is typed. */
const sameBin = '4355084300000004';

/** Chooses 6 installments in the open table. */
function choose(table: InstallmentsVm): void {
  table.choose(6);
  expect(table.count).toBe(6);
  table.toggleAll();
}

describe('the choice of installments', () => {
  it('IN-10 another number resets the choice to the single payment', () => {
    const { vm, tab, table } = typed({ savedCards: savedCards(2) });
    tab.turnToNewCard();
    choose(table);
    vm.form.enter('number', '4355084');
    vm.form.enter('number', '4355084355084358');
    expect(table.count).toBe(0);
    expect(table.expanded).toBe(false);
    expect(vm.session!.amount).toBe('₺1.234,50');
  });

  it('IN-10 another complete number of the same 8 digits resets it; the same number typed once more does not', () => {
    const { vm, table } = typed({});
    choose(table);
    vm.form.enter('number', '4355084355084');
    vm.form.enter('number', '4355084355084358');
    expect(table.count).toBe(6);
    vm.form.enter('number', '435508435');
    vm.form.enter('number', sameBin);
    expect(table.count).toBe(0);
  });

  it('IN-10 another last digit is another card, though the number without it is complete, too', () => {
    const { vm, table } = typed({});
    vm.form.enter('number', '81719999000000123');
    choose(table);
    vm.form.enter('number', '8171999900000012');
    expect(table.count).toBe(6);
    vm.form.enter('number', '81719999000000124');
    expect(table.count).toBe(0);
  });

  it('IN-10 the turn to the saved cards resets the choice to the single payment', () => {
    const { tab, table } = typed({ savedCards: savedCards(2) });
    tab.turnToNewCard();
    choose(table);
    tab.turnToSavedCards();
    expect(table.count).toBe(0);
  });

  it('IN-10 another saved card resets the choice to the single payment', () => {
    const { vm, tab, table } = typed({ savedCards: savedCards(2) });
    choose(table);
    tab.saved.choose(tab.saved.cards[1]!);
    expect(table.count).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
  });

  it('IN-10 the removal of the chosen saved card resets the choice to the single payment', () => {
    const { tab, table } = typed({ savedCards: savedCards(2) });
    tab.saved.choose(tab.saved.cards[1]!);
    choose(table);
    tab.saved.deletion.ask(tab.saved.cards[1]!);
    tab.saved.deletion.confirm();
    expect(table.count).toBe(0);
  });

  it('IN-10 the later digits, the date and the code of the same card leave the choice alone', () => {
    const { vm, tab } = openedPayment({ installments: anyPlans });
    const table = tab.installments;
    vm.form.enter('number', '43550843');
    table.choose(9);
    typeCard(vm.form);
    expect(table.count).toBe(9);
  });
});
