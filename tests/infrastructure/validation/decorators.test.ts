import { jest } from '@jest/globals';
import { validateSync } from 'class-validator';
import {
  IsAmount,
  IsCardExpiry,
  IsCardHolderName,
  IsCardNumber,
  IsCurrency,
  IsEmailAddress,
  IsLanguage,
  IsMinorUnits,
  IsQuantity,
  IsSecurityCode,
  IsSmsCode,
  IsTurkishIban,
  IsTurkishMobile,
  IsTurkishTaxNumber,
  problemsOf,
  type RuleKey,
} from '../../../src/infrastructure/validation/decorators.js';

const march2026 = () => ({ year: 2026, month: 3 });

const rows: readonly {
  readonly decorator: () => PropertyDecorator;
  /** Whole numbers are taken beside texts. */
  readonly takesNumbers?: boolean;
  readonly takes: readonly string[];
  readonly refuses: readonly (readonly [text: string, key: RuleKey])[];
}[] = [
  {
    decorator: IsCardNumber,
    takes: ['4355084355084358', '4355 0843 5508 4358'],
    refuses: [
      ['', 'validation.cardNumber'],
      ['4355', 'validation.cardNumberMinlength'],
      ['4355084355084359', 'validation.cardNumberFormat'],
    ],
  },
  {
    decorator: IsCardHolderName,
    takes: ['Ayşe Yılmaz'],
    refuses: [
      ['', 'validation.required'],
      ['Ayşe', 'validation.cardHolderName'],
      [`${'a'.repeat(40)} ${'b'.repeat(40)}`, 'validation.cardHolderNameMax'],
    ],
  },
  {
    decorator: () => IsCardExpiry({ now: march2026 }),
    takes: ['03/26', '2030-12'],
    refuses: [
      ['', 'validation.required'],
      ['02/26', 'validation.cardExpiryDateFormat'],
      ['13/30', 'validation.cardExpiryDateFormat'],
    ],
  },
  {
    decorator: IsTurkishMobile,
    takes: ['05551112233', '0555 111 22 33'],
    refuses: [
      ['', 'validation.required'],
      ['02121112233', 'validation.phoneFormat'],
    ],
  },
  {
    decorator: IsSmsCode,
    takes: ['283126'],
    refuses: [
      ['', 'validation.required'],
      ['28312', 'validation.smsCodeMin'],
    ],
  },
  {
    decorator: IsTurkishIban,
    takes: ['TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'],
    refuses: [
      ['', 'validation.required'],
      ['TR340006100519786457841326', 'validation.iban'],
      ['DE89370400440532013000', 'validation.iban'],
    ],
  },
  {
    decorator: IsTurkishTaxNumber,
    takes: ['8760052205', '10000000146'],
    refuses: [
      ['', 'validation.required'],
      ['876005220', 'validation.taxNumber'],
      ['8760052206', 'validation.taxNumberDigits'],
    ],
  },
  {
    decorator: IsAmount,
    takes: ['0,00', '1.234,50'],
    refuses: [
      ['', 'validation.required'],
      ['18.00', 'validation.amount'],
      ['-1', 'validation.amount'],
    ],
  },
  {
    decorator: IsMinorUnits,
    takesNumbers: true,
    takes: ['1', '1890', '999999999999'],
    refuses: [
      ['', 'validation.required'],
      ['0', 'validation.minorUnits'],
      ['18,90', 'validation.minorUnits'],
      ['1.890', 'validation.minorUnits'],
      ['1000000000000', 'validation.minorUnits'],
    ],
  },
  {
    decorator: IsCurrency,
    takes: ['TL', 'TRY', 'chf'],
    refuses: [
      ['', 'validation.required'],
      ['XAU', 'validation.currency'],
    ],
  },
  {
    decorator: IsLanguage,
    takes: ['tr', 'en'],
    refuses: [
      ['', 'validation.required'],
      ['de', 'validation.language'],
    ],
  },
  {
    decorator: IsEmailAddress,
    takes: ['ayse@example.com'],
    refuses: [
      ['', 'validation.required'],
      ['ayse@example', 'validation.email'],
    ],
  },
  {
    decorator: () => IsQuantity({ min: 2, max: 9 }),
    takes: ['2', '9'],
    refuses: [
      ['', 'validation.quantityMin'],
      ['1', 'validation.quantityMin'],
      ['1.5', 'validation.quantityMin'],
      ['10', 'validation.quantityMax'],
    ],
  },
];

/** The key of what is wrong with a value under one decorator; undefined when nothing is. */
function keyOf(decorator: PropertyDecorator, value: unknown): string | undefined {
  class Request {
    readonly field = value;
  }
  decorator(Request.prototype, 'field');
  return problemsOf(validateSync(new Request()))[0]?.key;
}

const name = ({ decorator }: (typeof rows)[number]) => /Is\w+/.exec(decorator.name || String(decorator))?.[0] ?? '';
const taken = rows.flatMap((row) => row.takes.map((text) => ({ name: name(row), text, row })));
const refused = rows.flatMap((row) => row.refuses.map(([text, key]) => ({ name: name(row), text, key, row })));

describe('each decorator is its rule of the domain', () => {
  it.each(taken)('@$name takes $text', ({ text, row }) => {
    expect(keyOf(row.decorator(), text)).toBeUndefined();
  });

  it.each(refused)('@$name refuses "$text" with $key', ({ text, key, row }) => {
    expect(keyOf(row.decorator(), text)).toBe(key);
  });

  const ofTexts = rows.filter(({ takesNumbers }) => takesNumbers !== true);
  it.each(ofTexts.map((row) => ({ name: name(row), row })))('@$name takes nothing but a text', ({ row }) => {
    for (const value of [undefined, null, 4355084355084358, {}, ['tr'], true]) {
      expect(keyOf(row.decorator(), value)).toBe(keyOf(row.decorator(), ''));
    }
  });
});

describe('a month and a year that stand apart', () => {
  class Card {
    readonly month: string = '02';
    @IsCardExpiry({ month: 'month', now: (card: Card) => ({ year: card.currentYear, month: 3 }) })
    readonly year: string = '26';
    constructor(readonly currentYear: number) {}
  }

  it('are one expiry date', () => {
    expect(problemsOf(validateSync(new Card(2026)))).toEqual([
      { path: 'year', key: 'validation.cardExpiryDateFormat', params: { context: 'past' } },
    ]);
  });

  it('are compared with the month that the request names', () => {
    expect(validateSync(new Card(2025))).toEqual([]);
  });

  it('an empty year is missing', () => {
    const card = Object.assign(new Card(2025), { year: '' });
    expect(problemsOf(validateSync(card))).toEqual([{ path: 'year', key: 'validation.required' }]);
  });
});

describe('without a month of its own', () => {
  it('a card is good until its month is over everywhere on earth', () => {
    const wall = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-04-01T11:59:59Z'));
    expect(keyOf(IsCardExpiry(), '03/26')).toBeUndefined();
    wall.mockReturnValue(Date.parse('2026-04-01T12:00:00Z'));
    expect(keyOf(IsCardExpiry(), '03/26')).toBe('validation.cardExpiryDateFormat');
    wall.mockRestore();
  });
});

describe('a security code', () => {
  class Card {
    readonly card: string;
    @IsSecurityCode('card')
    readonly code: string;
    constructor(card: string, code: string) {
      this.card = card;
      this.code = code;
    }
  }
  const problemOf = (card: string, code: string) => problemsOf(validateSync(new Card(card, code)))[0];

  it.each([
    ['378282246310005', '1234'],
    ['amex', '1234'],
    ['4355 0843 5508 4358', '123'],
    ['visa', '123'],
    ['', '123'],
    ['', '1234'],
  ])('of %p may be %p', (card, code) => {
    expect(problemOf(card, code)).toBeUndefined();
  });

  it.each([
    ['378282246310005', '123', 4],
    ['amex', '123', 4],
    ['4355084355084358', '1234', 3],
    ['', '12', '3-4'],
  ])('of %p may not be %p: it has %p digits', (card, code, length) => {
    expect(problemOf(card, code)).toEqual({ path: 'code', key: 'validation.cardCvvLength', params: { length } });
  });

  it('counts as one of an unknown scheme where the property is no text', () => {
    expect(problemsOf(validateSync(Object.assign(new Card('', '12'), { card: 4 })))).toEqual([
      { path: 'code', key: 'validation.cardCvvLength', params: { length: '3-4' } },
    ]);
  });
});
