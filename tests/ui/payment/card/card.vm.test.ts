import type { CardDetails } from '../../../../src/domain/card/card-details.js';
import type { PaymentPage } from '../../../../src/domain/page/payment-page.js';
import { CardVm } from '../../../../src/ui/payment/card/card.vm.js';
import { creditCard, FakeWorld, storePage, typeCard } from '../fake-world.js';

function cardOf(page?: Partial<PaymentPage>, blockedShell = false): CardVm {
  const vm = new CardVm(new FakeWorld().texts, () => ({ year: 2026, month: 6 }), blockedShell);
  if (page !== undefined) vm.show(storePage(page));
  return vm;
}

const knows = (details: CardDetails | undefined, bin = '43550843') => ({ bin, details });

describe('store card and 3-D Secure', () => {
  it('S3-01 checking store-card asks first, naming the e-mail: Yes turns it on and checks both boxes, No turns it off', () => {
    const vm = cardOf({ non3d: true });
    vm.toggleStoreCard(true);
    expect([vm.dialog, vm.email, vm.storeCard, vm.use3d]).toEqual(['storeCard', 'ayse@example.com', false, false]);
    vm.answerStoreCard(false);
    expect([vm.dialog, vm.storeCard, vm.use3d]).toEqual([undefined, false, false]);
    vm.toggleStoreCard(true);
    vm.answerStoreCard(true);
    expect([vm.dialog, vm.storeCard, vm.use3d]).toEqual([undefined, true, true]);
    vm.toggleStoreCard(true);
    vm.answerStoreCard(false);
    expect(vm.storeCard).toBe(false);
  });

  it('S3-02 unchecking 3-D turns store-card off', () => {
    const vm = cardOf({ non3d: true });
    vm.toggleStoreCard(true);
    vm.answerStoreCard(true);
    vm.toggle3d(false);
    expect([vm.storeCard, vm.use3d, vm.with3d]).toEqual([false, false, false]);
  });

  it('S3-03 S3-04 S3-06 S3-08 where non-3-D is allowed the box is unchecked at first and pays without; checking it, or storing the card, pays with 3-D', () => {
    const vm = cardOf({ non3d: true });
    expect([vm.shows3dBox, vm.use3d, vm.with3d]).toEqual([true, false, false]);
    vm.toggle3d(true);
    expect([vm.use3d, vm.with3d]).toEqual([true, true]);
    vm.toggle3d(false);
    expect(vm.with3d).toBe(false);
    vm.toggleStoreCard(true);
    vm.answerStoreCard(true);
    expect(vm.with3d).toBe(true);
  });

  it('S3-08 without non3d there is no box and every payment is 3-D', () => {
    const vm = cardOf({});
    expect([vm.shows3dBox, vm.with3d]).toEqual([false, true]);
  });

  it('S3-05 S3-08 force3d pre-checks the box, which cannot be unchecked, and wins over non3d', () => {
    const vm = cardOf({ non3d: true, force3d: true });
    expect([vm.shows3dBox, vm.use3d, vm.use3dFixed, vm.with3d]).toEqual([true, true, true, true]);
    vm.toggle3d(false);
    expect([vm.use3d, vm.with3d]).toEqual([true, true]);
  });

  it('PP-13 store-card is offered unless storeCardOff', () => {
    expect(cardOf({}).storeCardOffered).toBe(true);
    const vm = cardOf({ storeCardOff: true });
    vm.toggleStoreCard(true);
    expect([vm.storeCardOffered, vm.dialog]).toEqual([false, undefined]);
  });

  it('PP-14 S3-06 test mode offers neither, pays with 3-D, and takes no input', () => {
    const vm = cardOf({ testMode: true, non3d: true });
    expect([vm.storeCardOffered, vm.shows3dBox, vm.with3d]).toEqual([false, false, true]);
    for (const field of ['number', 'expiry', 'cvv', 'owner'] as const) expect(vm.isLocked(field)).toBe(true);
    expect(vm.form.card).toMatchObject({ number: '4355084355084358', owner: 'TEST KULLANICI', cvv: '000' });
  });

  it('before the payment has arrived nothing can be chosen, and nothing breaks', () => {
    const vm = cardOf();
    vm.toggleStoreCard(true);
    vm.toggle3d(true);
    vm.answerStoreCard(true);
    expect([vm.storeCard, vm.use3d, vm.with3d, vm.dialog]).toEqual([false, false, true, undefined]);
    expect(cardOf(undefined, true).blocked).toBe(true);
  });
});

describe('what the look-up knows', () => {
  it('CN-10 the scheme is recognised from the first digits, and the look-up knows better', () => {
    const vm = cardOf({});
    expect(vm.scheme).toBeUndefined();
    typeCard(vm.form, { number: '65' });
    expect(vm.scheme?.id).toBe('discover');
    vm.form.enter('number', '6501700100000000');
    vm.identified(knows({ ...creditCard, scheme: 'troy' }, '65017001'));
    expect(vm.scheme?.id).toBe('troy');
    vm.identified(knows({ ...creditCard, scheme: 'constructor' }, '65017001'));
    expect(vm.scheme?.id).toBe('discover');
  });

  it('CN-18 what is known counts for the typed card only', () => {
    const vm = cardOf({});
    typeCard(vm.form);
    vm.identified(knows(creditCard));
    expect(vm.details).toEqual(creditCard);
    vm.form.enter('number', '5528790000000008');
    expect(vm.details).toBeUndefined();
  });

  it('CN-19 a prepaid card fills the name in the language of the page and locks it; another card gives the typed one back', () => {
    const world = new FakeWorld();
    const vm = new CardVm(world.texts, () => ({ year: 2026, month: 6 }), false);
    vm.show(storePage());
    typeCard(vm.form, { owner: 'AYŞE' });
    vm.identified(knows({ ...creditCard, type: 'prepaid' }));
    expect([vm.form.text('owner'), vm.isLocked('owner'), vm.isLocked('number')]).toEqual([
      'ÖN ÖDEMELİ KART',
      true,
      false,
    ]);
    void world.texts.choose('en');
    expect(vm.form.text('owner')).toBe('PREPAID CARD');
    vm.form.enter('number', '5528790000000008');
    expect([vm.form.text('owner'), vm.isLocked('owner')]).toEqual(['AYŞE', false]);
  });
});
