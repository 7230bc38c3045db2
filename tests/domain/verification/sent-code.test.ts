import { normaliseSmsCode, smsCodeProblem, typedSmsCode } from '../../../src/domain/verification/sent-code.js';

describe('the SMS code', () => {
  it.each(['12345', '1 2 3 4 5', '28312\u200b'])('VF-02 BT-05 %j has fewer than 6 characters', (text) => {
    expect(smsCodeProblem(text)).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
  });

  it('VF-02 BT-05 is required', () => {
    expect(smsCodeProblem('  ')).toEqual({ key: 'validation.required' });
  });

  it.each(['123456', ' 283 126\n', 'AB12CD', '12345678'])('VF-02 BT-05 %j is one', (text) => {
    expect(smsCodeProblem(text)).toBeUndefined();
  });

  it.each([' 283 126\n', '\u200e283126\u200b'])('VF-02 BT-05 %j is sent without spaces and invisible marks', (text) => {
    expect(normaliseSmsCode(text)).toBe('283126');
  });
});

describe('CN-24: what is pasted into the field of an SMS code', () => {
  it.each([
    ['Ödeme onay kodunuz: 283126. Kimseyle paylaşmayın. / Your payment code: 28.', '283126'],
    ['Kodunuz 12345678', '12345678'],
    ['Kod: ٢٨٣١٢٦', '283126'],
    // No such number, several, or one that is too long: the field keeps what was pasted.
    ['Kodunuz 12345', 'Kodunuz 12345'],
    ['283126 ya da 283127 girin', '283126 ya da 283127 girin'],
    ['Kart 4355084355084358', 'Kart 4355084355084358'],
    ['283 126', '283 126'],
    ['AB283126', 'AB283126'],
  ])('%j is shown as %j', (pasted, shown) => expect(typedSmsCode(pasted)).toBe(shown));

  it.each([
    ['283126', undefined],
    ['283126283126', undefined],
    ['2831262831267', 'validation.smsCodeMax'],
    ['283126 ya da 283127 girin', 'validation.smsCodeMax'],
  ])('%j is a code, or says what the field wants: %s', (text, key) => expect(smsCodeProblem(text)?.key).toBe(key));
});
