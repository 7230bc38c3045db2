import { shownText } from '../../../src/domain/validation/foreign-text.js';
import { isolated } from '../../../src/domain/validation/isolated.js';
import { readReceipt } from '../../../src/infrastructure/gateway/payment-answer.reader.js';
import { success } from '../../infrastructure/gateway/reading.js';

describe('texts of somebody else', () => {
  it('TR-11: a merchant’s name and reference lose the characters that turn a line round', () => {
    const turned = { redirectUrl: '', merchantName: '\u202eKitapçı\u2066 \u200bA.Ş.\u200f', merchantOid: 'A\u202d1' };
    const { merchantName, merchantOid } = readReceipt(success(turned));
    expect(merchantName).toBe('Kitapçı A.Ş.');
    expect(merchantOid).toBe('A1');
  });

  it('TR-11: at most four marks stay on a letter, whatever lies between them', () => {
    expect(shownText(`a${'\u0301'.repeat(80)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
    expect(shownText(`a${'\u0301\u200b'.repeat(80)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
    expect(shownText(`a${'\u0301\u200d'.repeat(80)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  });

  it.each(['', ' ', '\n', '\u200b', '\u202e\u2066', '\u3164', '\uffa0', '\u2800 \u2800', '\u0301', '\u00ad', '\ufe0f'])(
    'TR-11 a text of which nothing would be seen is empty: %j',
    (blank) => {
      expect(shownText(blank)).toBe('');
    },
  );

  it.each(['-', '.', '₺', '❤\ufe0f', '\u3164a', 'ก\u0e49'])('TR-11 a text of a single sign stays: %s', (sign) => {
    expect(shownText(sign)).toBe(sign);
  });

  it('TR-11: the words of a language stay as they are', () => {
    const words = [
      'Şeker Çiçeği',
      'i\u0307nci',
      'کتاب\u200cها',
      'क्\u200dष',
      'ভ্যাঁ',
      'שָׁלוֹם',
      'Tiếng Việt'.normalize('NFD'),
      'a\n\tb\r\nc',
    ];
    for (const each of words) expect(shownText(each)).toBe(each);
  });

  it('TR-11: the separators of lines and paragraphs, which end an isolate, part words by a space', () => {
    expect(shownText('Çay\u2028Evi\u2029')).toBe('Çay Evi ');
    for (const end of ['\v', '\f', '\r', '\u0085']) expect(shownText(`Çay${end}Evi`)).toBe('Çay Evi');
  });

  it('TR-11: control characters are dropped, but for tabs and the ends of lines', () => {
    const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((each) =>
      /\p{Cc}/u.test(each),
    );
    const dropped = controls.filter((each) => !/[\t\n\v\f\r\x85]/.test(each));
    expect(dropped).toHaveLength(59);
    for (const each of dropped) expect(shownText(`Ça${each}y`)).toBe('Çay');
  });

  it('TR-11: a joiner that joins no letters is dropped', () => {
    expect(shownText('\u200dAy\u200c 5\u200d')).toBe('Ay 5');
  });

  it('TR-11: in a plain text one from right to left keeps its order to itself, and any other is as it was', () => {
    expect(isolated('متجر 5')).toBe('\u2068متجر 5\u2069');
    expect(isolated('חנות')).toBe('\u2068חנות\u2069');
    expect(isolated('𐤀𐤁')).toBe('\u2068𐤀𐤁\u2069');
    for (const each of ['', 'Kitapçı 5', '東京', 'Книги', 'क्ष']) expect(isolated(each)).toBe(each);
  });
});
