import { keyframes } from '@emotion/react';
import { elementSheet, sheetOf, styleSheet } from '../../../src/ui/kit/style-sheet.js';
import { setting, token } from '../../../src/ui/kit/tokens.js';

/** What Emotion was given for the first class of a sheet. */
const firstRule = (names: object) => sheetOf(names)!.rules[0]!.styles.styles;

describe('the class names of a sheet', () => {
  it('are short, and the same whenever the sheet is evaluated', () => {
    const evaluate = () => styleSheet('Bar', { sum: { margin: 0 }, wide: { margin: 0 } });
    expect(evaluate()).toEqual(evaluate());
    expect(evaluate().sum).toMatch(/^v[a-z0-9]{4}$/);
  });

  it('are those of one sheet', () => {
    expect(styleSheet('Bar', { sum: {} }).sum).not.toBe(styleSheet('Button', { sum: {} }).sum);
  });

  it('stay apart where two classes declare the same', () => {
    const names = styleSheet('Bar', { one: { margin: 0 }, other: { margin: 0 } });
    const [one, other] = sheetOf(names)!.rules;
    expect(names.one).not.toBe(names.other);
    expect(one!.styles.name).not.toBe(other!.styles.name);
  });

  it('stand whole in selectors that name another class', () => {
    const names = styleSheet('Bar', { sum: { '.wide &': { margin: 0 } }, wide: {} });
    expect(firstRule(names)).toContain(`.${names.wide} &{margin:0;}`);
  });
});

describe('a list of selectors', () => {
  it('names the class in each of its parts', () => {
    const make = () => styleSheet('Bar', { sum: { '& th, td': { margin: 0 } } });
    expect(make).toThrow('Bar.sum: "td" of "& th, td" has no "&"');
  });

  it('may have commas in parentheses', () => {
    expect(() => styleSheet('Bar', { sum: { '&:is(:hover, :focus)': { margin: 0 } } })).not.toThrow();
  });
});

describe('a rule', () => {
  it('names its keyframes', () => {
    const turn = keyframes({ to: { rotate: '1turn' } });
    const names = styleSheet('Bar', { bar: { animation: `${turn} 1s` } });
    expect(firstRule(names)).toContain(`animation:${turn.name} 1s;`);
  });

  it('gives a token another value', () => {
    const names = styleSheet('Bar', { bar: setting(token.panel.pad, token.space[4]) });
    expect(firstRule(names)).toContain(`--panel-pad:${token.space[4]};`);
  });

  it('of elements has no class', () => {
    const [rule] = sheetOf(elementSheet('page', { body: { margin: 0 } }))!.rules;
    expect(rule!.selector).toBe('');
    expect(rule!.styles.styles).toBe('body{margin:0;}');
  });
});

describe('what is refused', () => {
  it('a token that is not there', () => {
    // @ts-expect-error: the compiler refuses it first
    const color: string = token.color.typo;
    expect(() => styleSheet('Bar', { bar: { color } })).toThrow('Bar.bar: color is undefined. Is there such a token?');
  });

  it('a token that is not there, within a value', () => {
    // @ts-expect-error: the compiler refuses it first
    const border = `1px solid ${token.color.typo}`;
    expect(() => styleSheet('Bar', { bar: { '&:hover': { border } } })).toThrow(
      'Bar.bar: border is 1px solid undefined.',
    );
  });

  it('a class in a selector that the sheet does not have', () => {
    const bar = { '.other &': { margin: 0 } };
    expect(() => styleSheet('Bar', { bar })).toThrow(
      'Bar.bar: the sheet has no class ".other", which ".other &" names.',
    );
  });

  it('by the compiler: properties and values that CSS does not have, and selectors without a place for the class', () => {
    // @ts-expect-error: no such property
    styleSheet('Bar', { bar: { colr: 'red' } });
    // @ts-expect-error: no such property in a nested rule
    styleSheet('Bar', { bar: { '&:hover': { colr: 'red' } } });
    // @ts-expect-error: no such value
    styleSheet('Bar', { bar: { position: 'stiky' } });
    // @ts-expect-error: no place for the class
    styleSheet('Bar', { bar: { ':hover': { color: 'red' } } });
    // @ts-expect-error: no such class
    expect(styleSheet('Bar', { bar: {} }).other).toBeUndefined();
  });
});
