import { readCardDetails } from '../../../src/infrastructure/gateway/card-answers.reader.js';
import { answer, wrongField } from './reading.js';

describe('the card details', () => {
  const read = (data: unknown) => readCardDetails(answer({ status: 'success', data }));

  it('AP-08 are read in any case, and none is no brand', () => {
    expect(read({ brand: 'NONE', cardType: 'PREPAID', businessCard: 'N', bank: null, schema: 'TROY' })).toEqual({
      brand: '',
      type: 'prepaid',
      business: false,
      bank: '',
      scheme: 'troy',
    });
  });

  it('AP-20 an unknown kind of card is a typed failure', () => {
    expect(wrongField(() => read({ cardType: 'gift' }))).toBe('data.cardType');
  });
});
