import {
  normalisePhone,
  normaliseSmsCode,
  phoneProblem,
  smsCodeProblem,
} from '../../../src/domain/transfer/verification.js';

describe('the phone', () => {
  it('VF-02 an invalid one gets the phone format message, an empty one the required one', () => {
    for (const text of ['532 123 45 67', '0212 123 45 67', '0532', 'x'])
      expect(phoneProblem(text)).toEqual({ key: 'validation.phoneFormat' });
    expect(phoneProblem('')).toEqual({ key: 'validation.required' });
    expect(phoneProblem('0532 123 45 67')).toBeUndefined();
    expect(phoneProblem('\u202a0532\u2011123\u201345\u201367\u202c')).toBeUndefined();
  });

  it('VF-01 is sent as digits', () => {
    expect(normalisePhone(' (0532) 123-45.67 ')).toBe('05321234567');
  });
});

describe('the SMS code', () => {
  it('VF-02 BT-05 has at least 6 characters; spaces around and within do not count', () => {
    expect(['12345', '1 2 3 4 5'].map(smsCodeProblem)).toEqual(
      Array(2).fill({ key: 'validation.smsCodeMin', params: { min: 6 } }),
    );
    expect(smsCodeProblem('  ')).toEqual({ key: 'validation.required' });
    expect(['123456', ' 283 126\n', 'AB12CD', '12345678'].map(smsCodeProblem)).toEqual(Array(4).fill(undefined));
    expect(normaliseSmsCode(' 283 126\n')).toBe('283126');
    expect(normaliseSmsCode('\u200e283126\u200b')).toBe('283126');
    expect(smsCodeProblem('28312\u200b')).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
  });
});
