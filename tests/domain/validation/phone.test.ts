import { mobileProblem, normalisePhone, typedPhone } from '../../../src/domain/validation/phone.js';

describe('a phone number of any country', () => {
  it.each([
    ['(0532) 111-22-33', '05321112233'],
    ['+49 151 2345 6789', '+4915123456789'],
    ['0212 123 45 67', '02121234567'],
    ['905321112', '905321112'],
  ])('AP-03 %j is sent as %s', (text, sent) => expect(normalisePhone(text)).toBe(sent));

  it.each([
    ' +90 532 111 22 33 ',
    '＋９０ ５３２ １１１ ２２ ３３',
    '\u202a+905321112233\u202c',
    '(+90) 532 111 22 33',
    '90 532 111 22 33',
    '0090 532 111 22 33',
    '+90 0532 111 22 33',
    '532 111 22 33',
  ])('BT-04 %j is read as 05xx', (text) => expect(normalisePhone(text)).toBe('05321112233'));
});

describe('a Turkish mobile number', () => {
  it.each(['532 123 45', '0212 123 45 67', '+49 532 123 45 67', '0532', 'x'])(
    'VF-02 %j gets the phone format message',
    (text) => {
      expect(mobileProblem(text)).toEqual({ key: 'validation.phoneFormat' });
    },
  );

  it('VF-02 an empty one gets the required message', () => {
    expect(mobileProblem('')).toEqual({ key: 'validation.required' });
  });

  it.each(['0532 123 45 67', '+90 532 123 45 67', '532 123 45 67', '\u202a0532\u2011123\u201345\u201367\u202c'])(
    'VF-02 %j is one',
    (text) => {
      expect(mobileProblem(text)).toBeUndefined();
    },
  );

  it('VF-01 is sent as digits', () => {
    expect(normalisePhone(' (0532) 123-45.67 ')).toBe('05321234567');
  });
});

describe('CN-24: what is pasted into the field of a phone', () => {
  it.each([
    ['Tel: 0555 111 22 33', '0555 111 22 33'],
    ['Beni +90 (555) 111-22-33 numarasından arayın', '+90 (555) 111-22-33'],
    ['0555 111 22 33', '0555 111 22 33'],
    // None that fits, or several: the field keeps what was pasted.
    ['telefon', 'telefon'],
    ['0555 abc 22 33', '0555 abc 22 33'],
    ['0555 111 22 33 ya da 0555 111 22 34', '0555 111 22 33 ya da 0555 111 22 34'],
    ['kart 4355084355084358', 'kart 4355084355084358'],
  ])('%j is shown as %j', (pasted, shown) => expect(typedPhone(pasted)).toBe(shown));
});
