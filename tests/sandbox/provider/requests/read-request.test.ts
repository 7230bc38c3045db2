import { Matches } from 'class-validator';
import { type RuleBetween, readRequest, WrongField } from '../../../../sandbox/provider/requests/read-request.js';
import { IsAmount } from '../../../../src/infrastructure/validation/decorators.js';

class Named {
  @Matches(/^[a-z]+$/, { message: 'small letters' })
  name = '';
}

class Priced extends Named {
  @IsAmount({ message: 'an amount' })
  @Matches(/^[^-]*$/, { message: 'positive' })
  price = '';

  note = '';

  constructor(readonly now: number) {
    super();
  }
}

const rules: readonly RuleBetween<Priced>[] = [
  { name: 'note', sentence: 'note must not repeat name', breaks: ({ name, note }) => note === name },
  { name: 'note', sentence: 'note must not repeat price', breaks: ({ price, note }) => note === price },
];

const read = (fields: Readonly<Record<string, string>>) =>
  readRequest(new Priced(7), { get: (name) => fields[name] ?? '' }, rules);
const sentenceOf = (fields: Readonly<Record<string, string>>) => {
  const request = read(fields);
  return request instanceof WrongField ? request.sentence : undefined;
};

describe('readRequest', () => {
  it('fills the properties with the fields of their names', () => {
    expect(read({ name: 'tea', price: '1,50', note: 'hot' })).toMatchObject({
      name: 'tea',
      price: '1,50',
      note: 'hot',
    });
  });

  it('leaves what is no empty text, and takes no field without a property', () => {
    const request = read({ name: 'tea', price: '1,50', now: '9', colour: 'red' });
    expect(request).toMatchObject({ now: 7 });
    expect(request).not.toHaveProperty('colour');
  });

  it('names the first wrong field in the order of the properties, those of the parent class first', () => {
    expect(sentenceOf({ name: 'TEA', price: 'x' })).toBe('name must be small letters');
    expect(sentenceOf({ name: 'tea', price: 'x' })).toBe('price must be an amount');
  });

  it('gives one rule of a field that breaks two: the one that stands nearest to it', () => {
    expect(sentenceOf({ name: 'tea', price: '-x' })).toBe('price must be positive');
  });

  it('says that a field did not come', () => {
    expect(sentenceOf({ price: '1,50' })).toBe('name is missing; it must be small letters');
  });

  it('checks the rules between fields in their order, when each field is right by itself', () => {
    expect(sentenceOf({ name: 'tea', price: 'x', note: 'tea' })).toBe('price must be an amount');
    expect(sentenceOf({ name: 'tea', price: '1', note: 'tea' })).toBe('note must not repeat name');
    expect(sentenceOf({ name: 'tea', price: '1', note: '1' })).toBe('note must not repeat price');
  });
});
