import { of, Subject } from 'rxjs';
import type { CardPoints } from '../../../../../src/domain/card/card-points.js';
import { failing, refused } from '../../../../ports/failures.js';
import type { FakePorts } from '../../fake-ports.js';
import { looksUp, openedPayment } from '../../mounted-payment.js';
import { savedCards, storePage, typeCard } from '../../payment-samples.js';
import { atTestTime } from '../../test-time.js';

atTestTime();

/** Cards with 25 TL of points. */
const rich = (ports: FakePorts) => {
  ports.cards.onPoints = () => of({ amount: 2500, brand: 'bonus' });
};

const notFound = (ports: FakePorts) => {
  ports.cards.onLookUp = () => failing({ kind: 'noAnswer' });
};

describe('card points', () => {
  it('CP-01 of a new card they are asked for with number, owner, month and year when a field is left; the code stays here', () => {
    const { vm, ports } = openedPayment({}, rich);
    const { form } = vm;
    form.enter('number', '4355084355084358');
    form.enter('expiry', '12/30');
    expect(ports.cards.asked).toEqual([]);
    form.enter('owner', 'AYŞE YI');
    form.enter('owner', 'AYŞE YILMAZ');
    expect(ports.cards.asked).toEqual([]);
    form.leave('owner');
    form.enter('cvv', '000');
    form.leave('cvv');
    expect(ports.cards.asked).toEqual([
      {
        amount: 123450,
        brand: 'bonus',
        source: {
          kind: 'new',
          card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '' },
        },
      },
    ]);
    form.enter('expiry', '11/30');
    form.leave('expiry');
    expect(ports.cards.asked).toHaveLength(2);
  });

  /** A card whose points are spent, and the name typed key by key in place of the one before. */
  function corrected(...names: string[]) {
    const opened = openedPayment({}, rich);
    const { form } = opened.vm;
    typeCard(form);
    form.leave('owner');
    opened.tab.points.toggle(true);
    for (const name of names) form.enter('owner', name);
    form.leave('owner');
    return opened;
  }

  it('CP-06 their box stays checked while the name is corrected', () => {
    const { tab } = corrected('AYŞE K', 'AYŞE KA', 'AYŞE KAYA');
    expect(tab.points.used).toEqual({ amount: 2500, brand: 'bonus' });
  });

  it('CP-06 they are asked for three times a card at most, however often the name is corrected', () => {
    const { vm, ports } = corrected('AYŞE K', 'AYŞE KAYA');
    for (const name of ['AYŞE ŞEN', 'AYŞE', 'AYŞE AK', 'AYŞE', 'AYŞE TAN']) {
      vm.form.enter('owner', name);
      vm.form.leave('owner');
    }
    expect(ports.cards.asked).toHaveLength(3);
  });

  it('CP-01 of a saved card they are asked for by its tokens, for each card that is chosen', () => {
    const { tab, ports } = openedPayment({ savedCards: savedCards(2) }, rich);
    tab.saved.choose(tab.saved.cards[1]!);
    expect(ports.cards.asked.map(({ source }) => source.kind === 'saved' && source.card.ctoken)).toEqual(['c1', 'c2']);
  });

  it('CP-06 a card whose look-up names no brand is not asked about', () => {
    const { vm, ports } = openedPayment({}, looksUp({ brand: '' }));
    typeCard(vm.form);
    vm.form.leave('owner');
    expect(ports.cards.asked).toEqual([]);
  });

  it('CP-06 a card whose look-up failed is asked about', () => {
    const { vm, ports } = openedPayment({}, notFound);
    typeCard(vm.form);
    vm.form.leave('owner');
    expect(ports.cards.asked.map(({ brand }) => brand)).toEqual(['']);
  });

  it('CP-02 the box is there when points are not zero', () => {
    const { tab } = openedPayment({ savedCards: savedCards(1) }, rich);
    expect(tab.points.offered).toEqual({ amount: 2500, brand: 'bonus' });
  });

  it('CP-02 the box is not there when points are zero', () => {
    expect(openedPayment({ savedCards: savedCards(1) }).tab.points.offered).toBeUndefined();
  });

  it('CP-02 the box is there for TL only, and in another currency nothing is asked', () => {
    const order = { ...storePage().order, currency: 'EUR' as const };
    const { tab, ports } = openedPayment({ savedCards: savedCards(1), order }, rich);
    expect(tab.points.offered).toBeUndefined();
    expect(ports.cards.asked).toEqual([]);
  });

  it('CP-03 S3-04 checked pays with the points and with 3-D; unchecked the card pays alone', () => {
    const { vm, tab, ports, lastOrder } = openedPayment({ savedCards: savedCards(1), non3d: true }, rich);
    expect(vm.session!.cardTab.choice.with3d).toBe(false);
    tab.points.toggle(true);
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
    expect(vm.session!.cardTab.choice.use3d).toBe(true);
    expect(vm.session!.cardTab.choice.use3dFixed).toBe(true);
    ports.payments.onPay = () => failing(refused({}));
    vm.session!.cardTab.pay();
    const points = { amount: 2500, brand: 'bonus' };
    expect(lastOrder()).toMatchObject({ paymentType: 'card_points', points, with3d: true });
    tab.points.toggle(false);
    expect(tab.points.used).toBeUndefined();
    expect(vm.session!.cardTab.choice.use3dFixed).toBe(false);
    vm.session!.cardTab.pay();
    expect(lastOrder()).toMatchObject({ paymentType: 'registered_cards', points: undefined });
  });

  it('CP-03 another card starts without points, before its own answer has come', () => {
    const { tab, ports } = openedPayment({ savedCards: savedCards(2) }, rich);
    tab.points.toggle(true);
    ports.cards.onPoints = () => new Subject<CardPoints>();
    tab.saved.choose(tab.saved.cards[1]!);
    expect(tab.points.offered).toBeUndefined();
    expect(tab.points.used).toBeUndefined();
  });

  it('CP-04 a failed call says so and blocks nothing', () => {
    const { vm, tab, lastOrder } = openedPayment({ savedCards: savedCards(1) }, (ports) => {
      ports.cards.onPoints = () => failing({ kind: 'timeout' });
    });
    expect(tab.points.failed).toBe(true);
    expect(tab.points.offered).toBeUndefined();
    expect(vm.session!.cardTab.canPay).toBe(true);
    vm.session!.cardTab.pay();
    expect(lastOrder()?.points).toBeUndefined();
  });
});
