import { IsInt, IsOptional, ValidateNested, validate } from 'class-validator';
import {
  IsAmount,
  IsCardExpiry,
  IsCardHolderName,
  IsCardNumber,
  IsMinorUnits,
  IsQuantity,
  IsSecurityCode,
  IsTurkishIban,
  IsTurkishMobile,
  problemsOf,
} from '../../../src/infrastructure/validation/decorators.js';

/** DTOs as a backend on NestJS writes them: its ValidationPipe calls `validate` with an instance of the class. */
class CardDto {
  @IsCardNumber() number!: string;
  @IsCardHolderName() owner!: string;
  @IsCardExpiry() expiry!: string;
  @IsSecurityCode('number') code!: string;
}

class PayDto {
  @IsAmount() amount!: string;
  @IsInt({ message: 'installments must be a whole number' }) installments!: number;
  @IsTurkishMobile({ message: 'Your phone, please' }) phone!: string;
  @IsOptional() @IsTurkishIban({ each: true }) refundIbans?: string[];
  @ValidateNested() card!: CardDto;
}

class UrgentPayDto extends PayDto {
  @IsTurkishMobile() callBack!: string;
}

const card = { number: '4355 0843 5508 4358', owner: 'Ayşe Yılmaz', expiry: '12/40', code: '123' };
const body = { amount: '1.234,50', installments: 3, phone: '0555 111 22 33' };
const dto = (changes: object = {}, cardChanges: object = {}) =>
  Object.assign(new PayDto(), body, { card: Object.assign(new CardDto(), card, cardChanges) }, changes);

describe('the rules in the DTOs of a backend', () => {
  it('a right body has no error', async () => {
    expect(await validate(dto())).toEqual([]);
  });

  it('the message of an error is the key of the rule', async () => {
    const [error] = await validate(dto({ amount: '18.00' }));
    expect(error?.property).toBe('amount');
    expect(error?.constraints).toEqual({ isAmount: 'validation.amount' });
  });

  it('MA-01 minor units are taken as get-token takes them: as a number or in digits, and never zero or a part', async () => {
    class Charge {
      @IsMinorUnits() amount: unknown;
    }
    const problems = async (amount: unknown) => problemsOf(await validate(Object.assign(new Charge(), { amount })));
    for (const amount of [1890, '1890', 999_999_999_999]) expect(await problems(amount)).toEqual([]);
    for (const amount of [0, 18.9, -1890, '18,90', '0,00', Number.NaN, 1e15]) {
      expect((await problems(amount)).map(({ path }) => path)).toEqual(['amount']);
    }
  });

  it('a message of the DTO takes the place of the key', async () => {
    const [error] = await validate(dto({ phone: '1' }));
    expect(error?.constraints).toEqual({ isTurkishMobile: 'Your phone, please' });
  });

  it('problemsOf gives keys with their parameters, of nested objects by path', async () => {
    const errors = await validate(dto({ phone: '' }, { number: '378282246310005', owner: 'A' }));
    expect(problemsOf(errors)).toEqual([
      { path: 'phone', key: 'validation.required' },
      { path: 'card.owner', key: 'validation.cardHolderName' },
      { path: 'card.code', key: 'validation.cardCvvLength', params: { length: 4 } },
    ]);
  });

  it('problemsOf gives the message of a decorator of class-validator as it is', async () => {
    expect(problemsOf(await validate(dto({ installments: 1.5 })))).toEqual([
      { path: 'installments', key: 'installments must be a whole number' },
    ]);
  });

  it('a list is checked item by item', async () => {
    const [good, bad] = ['TR330006100519786457841326', 'TR340006100519786457841326'];
    expect(await validate(dto({ refundIbans: [good] }))).toEqual([]);
    expect(problemsOf(await validate(dto({ refundIbans: new Set([good, bad]) })))).toEqual([
      { path: 'refundIbans', key: 'validation.iban' },
    ]);
  });

  it('a class has the rules of its parent', async () => {
    const urgent = Object.assign(new UrgentPayDto(), dto({ amount: '1.5' }), { callBack: '' });
    expect(problemsOf(await validate(urgent))).toEqual([
      { path: 'callBack', key: 'validation.required' },
      { path: 'amount', key: 'validation.amount' },
    ]);
  });

  it('stopAtFirstError gives one rule a property', async () => {
    class Strict {
      @IsCardNumber() @IsAmount() field = '';
    }
    expect(problemsOf(await validate(new Strict()))).toHaveLength(2);
    expect(problemsOf(await validate(new Strict(), { stopAtFirstError: true }))).toEqual([
      { path: 'field', key: 'validation.required' },
    ]);
  });

  it('problemsOf needs neither targets nor values in the errors', async () => {
    const errors = await validate(dto({}, { code: '12' }), { validationError: { target: false, value: false } });
    expect(problemsOf(errors)).toEqual([{ path: 'card.code', key: 'validation.cardCvvLength', params: { length: 3 } }]);
  });

  it('each error has the limits of its own value, and the context that the DTO gives', async () => {
    class Two {
      @IsQuantity({ min: 2, max: 5 }, { context: { shelf: 1 } }) few: unknown = 1;
      @IsQuantity({ min: 2, max: 5 }, { context: { shelf: 1 } }) many: unknown = 9;
    }
    const errors = await validate(new Two(), { validationError: { target: false } });
    expect(problemsOf(errors).map(({ params }) => params)).toEqual([{ min: 2 }, { max: 5 }]);
    expect(errors.map(({ contexts }) => contexts?.isQuantity.shelf)).toEqual([1, 1]);
  });

  it.each([2, '2'])('a number of JSON is a quantity as its digits are: %j', async (pieces) => {
    class Line {
      @IsQuantity({ min: 1, max: 5 }) pieces: unknown = pieces;
    }
    expect(await validate(new Line())).toEqual([]);
  });

  it.each([2.5, -1, Number.NaN, 2 ** 60, true, [2]])('%j is none', async (pieces) => {
    class Line {
      @IsQuantity({ min: 1, max: 5 }) pieces: unknown = pieces;
    }
    expect(await validate(new Line())).toHaveLength(1);
  });

  it('month and year can be numbers where they stand apart', async () => {
    class Apart {
      month: unknown = 12;
      @IsCardExpiry({ month: 'month' }) year: unknown = 2040;
    }
    expect(await validate(new Apart())).toEqual([]);
    expect(await validate(Object.assign(new Apart(), { month: 13 }))).toHaveLength(1);
  });

  it('no message and no parameter holds the value', async () => {
    const typed = '4355084355084359';
    const problems = problemsOf(await validate(dto({}, { number: typed, code: typed, owner: typed })));
    expect(problems).toHaveLength(3);
    expect(JSON.stringify(problems)).not.toContain(typed);
  });
});
