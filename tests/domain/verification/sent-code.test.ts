import { normaliseSmsCode, smsCodeProblem } from '../../../src/domain/verification/sent-code.js';

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
