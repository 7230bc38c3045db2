import { readPaymentAnswer } from '../../../src/infrastructure/gateway/payment-answer.reader.js';
import { answer, wrongField } from './reading.js';

describe('the answer to a payment', () => {
  const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
  const read = (message: unknown, data?: unknown) => readPaymentAnswer(answer({ status: 'success', message, data }));
  const challenge = (htmlContent: unknown) => wrongField(() => read('3D', { htmlContent }));

  it('PY-02 AP-11 3D is the challenge, decoded as UTF-8', () => {
    const html = '<p>Şifreyi girin: ğüşıöç İ €</p>';
    expect(read('3D', { htmlContent: base64(html) })).toEqual({ kind: 'challenge', html });
  });

  it('PY-02 a byte order mark is no part of the document', () => {
    expect(read('3D', { htmlContent: base64('\ufeff<p>') })).toEqual({ kind: 'challenge', html: '<p>' });
  });

  it('PY-02 AP-20 bad base64, another encoding and nothing at all are typed failures', () => {
    const latin1 = Uint8Array.from([0x3c, 0x70, 0x3e, 0xfd, 0xfe]);
    const odd = [
      base64('<p>').replace('PHA+', 'PHA-'),
      'PHA',
      'PHA+=',
      'PH\nA+',
      '====',
      '',
      base64(latin1),
      null,
      7,
      undefined,
      {},
    ];
    for (const htmlContent of odd) expect(challenge(htmlContent)).toBe('data.htmlContent');
    expect(wrongField(() => read('3D', null))).toBe('data');
  });

  it('PY-03 exactly 3D: any other word is paid', () => {
    for (const message of ['', 'OK', '3d', ' 3D', '3D ', null, undefined]) {
      expect(read(message, { merchantName: 'Kitapçı' })).toEqual({
        kind: 'completed',
        merchantName: 'Kitapçı',
        redirectUrl: '',
      });
    }
    expect(read('OK')).toEqual({ kind: 'completed', merchantName: '', redirectUrl: '' });
  });

  it('MA-13 a paid order comes with its own way back', () => {
    const okUrl = 'https://shop.example/ok?return_state=e30.x';
    expect(read('', { okUrl })).toEqual({ kind: 'completed', merchantName: '', redirectUrl: okUrl });
  });

  it('VF-04 exactly VERIFICATION is a payment that is not complete, however little it says; without its data it is nothing', () => {
    const verification = { maskedPhone: '05** *** ** 67', resendAfter: 30, attempts: '2' };
    expect(read('VERIFICATION', { verification })).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '05** *** ** 67', resendAfterMs: 30_000, attemptsLeft: 2 },
    });
    expect(read('VERIFICATION', { verification: {} })).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 1 },
    });
    for (const data of [{}, { verification: null }, null]) {
      expect(wrongField(() => read('VERIFICATION', data))).toMatch(/^data/);
    }
    expect(read('verification', {})).toMatchObject({ kind: 'completed' });
  });
});
