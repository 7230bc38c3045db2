import { CardForm } from '../../../../../src/ui/payment/card/form/card.form.js';
import { typeCard } from '../../payment-samples.js';

const form = (givenOwner: () => string | undefined = () => undefined) =>
  new CardForm(() => ({ year: 2026, month: 6 }), givenOwner);

describe('CardForm', () => {
  it.each(['4355 0843-5508 4358', '４３５５０８４３５５０８４３５８', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨', '4355084355084358999'])(
    'CN-08 keeps the digits of %s, up to what the scheme can hold',
    (text) => {
      const card = form();
      card.enter('number', text);
      expect(card.number).toBe('4355084355084358');
      expect(card.text('number')).toBe('4355 0843 5508 4358');
    },
  );

  it('CN-08 keeps 15 digits of an American Express number', () => {
    const card = form();
    card.enter('number', '378282246310005 1');
    expect(card.text('number')).toBe('3782 822463 10005');
  });

  it.each(['12/2030', '2030-12', '1230', '12 / 30'])('CN-11 takes a date that is written %s', (text) => {
    const card = form();
    card.enter('expiry', text);
    expect(card.text('expiry')).toBe('12/30');
  });

  it('CN-15 computes the problem on every change, and shows it once the field was left', () => {
    const card = form();
    card.enter('number', '4355');
    expect(card.fields.problem('number')).toEqual({ key: 'validation.cardNumberMinlength' });
    expect(card.shownProblem('number')).toBeUndefined();
    card.leave('number');
    expect(card.shownProblem('number')).toEqual({ key: 'validation.cardNumberMinlength' });
    card.enter('number', '4355084355084359');
    expect(card.shownProblem('number')).toEqual({ key: 'validation.cardNumberFormat' });
    card.enter('number', '4355084355084358');
    expect(card.shownProblem('number')).toBeUndefined();
  });

  it.each([
    ['number', 'validation.cardNumber'],
    ['expiry', 'validation.required'],
    ['cvv', 'validation.required'],
    ['owner', 'validation.required'],
  ] as const)('CN-02 CN-14 %s that is left empty says %s', (field, key) => {
    const card = form();
    card.leave(field);
    expect(card.shownProblem(field)).toEqual({ key });
  });

  it('CN-17 a field counts as gone back to only when something was in it when it was left', () => {
    const card = form();
    card.leave('number');
    expect(card.wasFilled('number')).toBe(false);
    card.enter('number', '4');
    card.leave('number');
    expect(card.wasFilled('number')).toBe(true);
  });

  it('CN-12 the security code follows the scheme of the number', () => {
    const card = form();
    typeCard(card, { cvv: '1234' });
    expect(card.fields.problem('cvv')).toEqual({ key: 'validation.cardCvvLength', params: { length: 3 } });
    card.enter('number', '378282246310005');
    expect(card.fields.problem('cvv')).toBeUndefined();
  });

  it('gives a card when every field is right, its name trimmed, and none before', () => {
    const card = form();
    expect(card.card).toBeUndefined();
    typeCard(card, { owner: '  AYŞE   YILMAZ ' });
    expect(card.card).toEqual({
      number: '4355084355084358',
      owner: 'AYŞE YILMAZ',
      month: '12',
      year: '30',
      cvv: '000',
    });
    card.enter('expiry', '05/26');
    expect(card.fields.valid).toBe(false);
    expect(card.card).toBeUndefined();
  });

  it('CN-19 a name the card gives itself covers the typed one and gives it back as it was', () => {
    let given: string | undefined;
    const card = form(() => given);
    typeCard(card, { owner: 'Ay' });
    expect(card.fields.valid).toBe(false);
    given = 'PREPAID CARD';
    expect(card.text('owner')).toBe('PREPAID CARD');
    expect(card.card?.owner).toBe('PREPAID CARD');
    given = undefined;
    expect(card.text('owner')).toBe('Ay');
    expect(card.fields.valid).toBe(false);
  });

  it('PY-04 asks for the security code again only where one was dropped', () => {
    const card = form();
    card.forgetCvv();
    expect(card.codeForgotten).toBe(false);
    typeCard(card);
    card.forgetCvv();
    expect(card.codeForgotten).toBe(true);
    card.wipe();
    expect(card.codeForgotten).toBe(false);
  });

  it('PY-04 drops the security code alone, without a problem shown; a wipe leaves nothing', () => {
    const card = form();
    typeCard(card);
    for (const field of ['number', 'cvv'] as const) card.leave(field);
    card.forgetCvv();
    expect(card.number).toBe('4355084355084358');
    expect(card.text('expiry')).toBe('12/30');
    expect(card.text('owner')).toBe('AYŞE YILMAZ');
    expect(card.text('cvv')).toBe('');
    expect(card.shownProblem('cvv')).toBeUndefined();
    card.wipe();
    expect(card.number).toBe('');
    expect(card.text('expiry')).toBe('');
    expect(card.text('owner')).toBe('');
    expect(card.text('cvv')).toBe('');
    expect(card.shownProblem('number')).toBeUndefined();
  });
});
