import { newNumber } from '../../../sandbox/process/own-number.js';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';

describe('a number of the provider or of the store', () => {
  it('T13 is shown whole where card numbers are masked', () => {
    // Of so many that are drawn without a look about 11 would be masked.
    const numbers = Array.from({ length: 20_000 }, () => newNumber('LNK'));
    expect(numbers.filter((number) => withoutCardNumbers(number) !== number)).toEqual([]);
  });
});
