import {
  emailFormatProblem,
  emailProblem,
  normaliseEmail,
  payerEmailProblem,
} from '../../../src/domain/links/address.js';
import { problemText } from '../validation/problem-text.js';

describe('e-mail', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['ayse@example.com', undefined],
    [' ayse@example.com ', undefined],
    ['\u200bayse@example.com\u202c ', undefined],
    ['Ayse_Oz-1.b@mail.example.com.tr', undefined],
    [`${'a'.repeat(63)}@example.com`, undefined],
    [`${'a'.repeat(64)}@example.com`, 'maxLength 75'],
    ['ayşe@example.com', 'emailCharacters ş'],
    ['ayse+1@example.com', 'emailPlus'],
    ['ay se@example.com', 'emailSpace'],
    ['ayse@örnek.com', 'emailCharacters ö'],
    ['"a"@example.com', 'emailCharacters "'],
    ['ayse', 'email'],
    ['ayse@', 'email'],
    ['@example.com', 'email'],
    ['ayse@example', 'email'],
    ['ayse@@example.com', 'email'],
    ['a@b@example.com', 'email'],
    ['ayse@example..com', 'email'],
    ['ayse@.com', 'email'],
    ['ayse@example.com.', 'email'],
    ['.ayse@example.com', 'email'],
    ['ayse.@example.com', 'email'],
    ['ay..se@example.com', 'email'],
    ['ayse@-example.com', 'email'],
    ['ayse@example-.com', 'email'],
  ])('AD-01 %j: %s', (text, problem) => expect(problemText(emailProblem(text))).toBe(problem));

  it.each([
    ['', 'required'],
    ['ali+vezne@gmail.com', undefined],
    ["o'neil@example.com", undefined],
    ['ayşe@örnek.com', undefined],
    [`${'a'.repeat(242)}@example.com`, undefined],
    [`${'a'.repeat(243)}@example.com`, 'maxLength 254'],
    ['ay se@example.com', 'email'],
    ['ayse@example', 'email'],
    ['4355084355084358@example.com', 'cardInText'],
  ])('LK-04 the payer of a flex link may have any valid address: %j: %s', (text, problem) => {
    expect(problemText(payerEmailProblem(text))).toBe(problem);
  });

  it.each([
    ['', 'required'],
    ['ayse', 'email'],
    ['ayse@example', 'email'],
    ['ayse+1@example.com', undefined],
    ['ayşe@örnek.com', undefined],
  ])('LK-02 that of a collection, which cannot be corrected, only has to be one: %j: %s', (text, problem) => {
    expect(problemText(emailFormatProblem(text))).toBe(problem);
  });

  it('AP-03 is sent without the spaces around it', () => expect(normaliseEmail(' \u200ea@b.co\u200b ')).toBe('a@b.co'));

  it('AD-01 a hostile text is refused at once', () => {
    for (const text of ['a@'.repeat(1e5), `a@${'a-'.repeat(1e5)}`, `a@${'a.'.repeat(1e5)}`, 'a.'.repeat(1e5)]) {
      expect(emailProblem(text)).toBeDefined();
      expect(emailFormatProblem(text)).toBeDefined();
      expect(payerEmailProblem(text)).toBeDefined();
    }
  });
});
