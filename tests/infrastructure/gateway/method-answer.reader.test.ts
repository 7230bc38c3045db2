import {
  readMethodAnswer,
  readRedirect,
  readToslaAnswer,
} from '../../../src/infrastructure/gateway/method-answer.reader.js';
import { flows } from './method-samples.js';
import { answer, success, wrongField } from './reading.js';

const onward = { redirectUrl: 'https://wallet.example/1', mobile: '1' };

describe('the answer to a payment by another method', () => {
  it.each([
    ['1', true],
    ['2', true],
    [1, true],
    ['0', false],
    ['', false],
    [null, false],
    ['11', false],
    [true, false],
  ])('OP-04 OP-10 mobile %j: the parent window is %j', (mobile, parent) => {
    expect(readMethodAnswer(success({ ...onward, mobile }), 'redirect')).toEqual({
      kind: 'redirect',
      url: 'https://wallet.example/1',
      parent,
    });
    expect(readRedirect(success({ ...onward, mobile }))).toMatchObject({ parent });
  });

  it.each([
    [null, false],
    [{}, false],
    [{ mobile: '1' }, true],
  ])('OP-10 the address may stand beside data %j', (data, parent) => {
    const body = { status: 'success', message: '', redirectUrl: 'https://wallet.example/1', data };
    expect(readMethodAnswer(answer(body), 'redirect')).toEqual({
      kind: 'redirect',
      url: 'https://wallet.example/1',
      parent,
    });
  });

  it('OP-04 AP-20 without an address it is no answer, and never paid', () => {
    for (const data of [null, {}, { redirectUrl: null }, { redirectUrl: '' }, { redirectUrl: 'x'.repeat(3000) }])
      expect(wrongField(() => readMethodAnswer(success(data), 'redirect'))).toMatch(/^data/);
  });

  it('OP-05 tosla has a reference code', () => {
    expect(readMethodAnswer(success({ referenceCode: 'R1' }), 'qr')).toEqual({ kind: 'qr', referenceCode: 'R1' });
    for (const referenceCode of ['', null, 'x'.repeat(65), {}])
      expect(wrongField(() => readMethodAnswer(success({ referenceCode }), 'qr'))).toBe('data.referenceCode');
  });

  it('OP-09 bex has a script and what it is opened with', () => {
    const ticket = { id: 7, path: 'https://vendor.example/7', token: 't' };
    const data = { config: { baseJs: 'https://vendor.example/bex.js' }, response: ticket };
    expect(readMethodAnswer(success(data), 'vendor')).toEqual({
      kind: 'vendor',
      baseJs: 'https://vendor.example/bex.js',
      ticket: { ...ticket, id: '7' },
    });
    expect(wrongField(() => readMethodAnswer(success({ ...data, config: {} }), 'vendor'))).toBe('data.config.baseJs');
    expect(wrongField(() => readMethodAnswer(success({ ...data, response: {} }), 'vendor'))).toBe('data.response.id');
  });

  it('OP-08 mmPay is completed at once, unless there is somewhere to go', () => {
    expect(readMethodAnswer(success({ merchantName: 'Kitapçı' }), 'direct')).toEqual({
      kind: 'completed',
      merchantName: 'Kitapçı',
      redirectUrl: '',
    });
    expect(readMethodAnswer(success(null), 'direct')).toEqual({ kind: 'completed', merchantName: '', redirectUrl: '' });
    expect(readMethodAnswer(success(onward), 'direct')).toMatchObject({ kind: 'redirect', parent: true });
  });

  it('VF-01 where no code was sent yet the first may be asked for at once', () => {
    expect(readMethodAnswer(success({ verification: { maskedPhone: '', attempts: 3 } }, 'VERIFICATION'), 'qr')).toEqual(
      {
        kind: 'verification',
        sent: { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 },
      },
    );
  });

  it.each(flows)('VF-04 PY-02 a verification and a challenge are what they are for a card: %s', (flow) => {
    const verification = { maskedPhone: '', resendAfter: 0, attempts: 3 };
    expect(readMethodAnswer(success({ ...onward, verification }, 'VERIFICATION'), flow)).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 },
    });
    expect(readMethodAnswer(success({ htmlContent: btoa('<p>') }, '3D'), flow)).toEqual({
      kind: 'challenge',
      html: '<p>',
    });
  });
});

describe('the status of tosla', () => {
  it.each(['pending', 'processing', 'cancelled', 'expired'])('AP-15 %s', (toslaStatus) => {
    expect(readToslaAnswer(success({ toslaStatus }))).toMatchObject({ status: toslaStatus });
  });

  it('AP-15 completed comes with the way back', () => {
    const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
    expect(readToslaAnswer(success({ toslaStatus: 'COMPLETED', ...receipt }))).toEqual({
      status: 'completed',
      receipt,
    });
  });

  it('AP-15 AP-20 another word is no answer', () => {
    for (const toslaStatus of ['', 'paid', 'ok', null, 1])
      expect(wrongField(() => readToslaAnswer(success({ toslaStatus })))).toBe('data.toslaStatus');
  });
});
