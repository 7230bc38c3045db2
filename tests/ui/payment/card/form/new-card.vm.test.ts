import type { CardDetails } from '../../../../../src/domain/card/bin.js';
import { CardForm } from '../../../../../src/ui/payment/card/form/card.form.js';
import { NewCardVm } from '../../../../../src/ui/payment/card/form/new-card.vm.js';
import { creditCard } from '../../../../ports/fake-cards.js';
import { typeCard } from '../../payment-samples.js';

function newCard() {
  const form: CardForm = new CardForm(
    () => ({ year: 2026, month: 6 }),
    () => undefined,
  );
  return { form, card: new NewCardVm(form) };
}

const answer = (details: CardDetails, bin = '43550843') => ({ bin, details });

describe('the scheme', () => {
  it('CN-10 is unknown without digits', () => {
    expect(newCard().card.scheme).toBeUndefined();
  });

  it('CN-10 is recognised from the first digits', () => {
    const { form, card } = newCard();
    typeCard(form, { number: '644' });
    expect(card.scheme?.id).toBe('discover');
  });

  it.each(['6', '60', '601'])('CN-10 is none after %s, which may become Maestro or Discover', (number) => {
    const { form, card } = newCard();
    typeCard(form, { number });
    expect(card.scheme).toBeUndefined();
  });

  it('CN-10 is that of the look-up once it is there', () => {
    const { form, card } = newCard();
    form.enter('number', '6599999900000000');
    card.setLookUp(answer({ ...creditCard, scheme: 'troy' }, '65999999'));
    expect(card.scheme?.id).toBe('troy');
  });

  it('CN-05 is none for an unknown card under 65 until the look-up names it: Troy and Discover have them', () => {
    const { form, card } = newCard();
    form.enter('number', '6599999900000000');
    expect(card.scheme).toBeUndefined();
    card.setLookUp(answer({ ...creditCard, scheme: 'discover' }, '65999999'));
    expect(card.scheme?.id).toBe('discover');
  });

  it('CN-05 is Troy for a known range of Troy under 65 while it is typed', () => {
    const { form, card } = newCard();
    typeCard(form, { number: '650052' });
    expect(card.scheme?.id).toBe('troy');
  });

  it('CN-10 stays that of the digits where the look-up names one without a row', () => {
    const { form, card } = newCard();
    form.enter('number', '6440170100000000');
    card.setLookUp(answer({ ...creditCard, scheme: 'constructor' }, '64401701'));
    expect(card.scheme?.id).toBe('discover');
  });
});

describe('the look-up', () => {
  it('CN-18 counts for the typed card', () => {
    const { form, card } = newCard();
    typeCard(form);
    card.setLookUp(answer(creditCard));
    expect(card.details).toEqual(creditCard);
  });

  it('CN-18 does not count for another card', () => {
    const { form, card } = newCard();
    typeCard(form);
    card.setLookUp(answer(creditCard));
    form.enter('number', '5528790000000008');
    expect(card.details).toBeUndefined();
  });

  it('CN-19 says whether the card is prepaid', () => {
    const { form, card } = newCard();
    typeCard(form);
    expect(card.prepaid).toBe(false);
    card.setLookUp(answer({ ...creditCard, type: 'prepaid' }));
    expect(card.prepaid).toBe(true);
  });
});
