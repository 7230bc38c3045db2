import { attempts } from '../../../../sandbox/provider/database/schema.js';
import { challengeOf } from '../../acs-return.js';
import type { Fields } from '../../calls.js';
import { sandboxOfTests, walletWith } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const withPoints = '5400610000000019';
const withMany = '5400610000000027';
const failing = '5400610000000035';
const without = '4355084355084358';

const sandbox = sandboxOfTests();

const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...changes });
const path = '/odeme/api/oos/card/points';
const typed = (number: string): Fields => ({
  brand: 'bonus',
  amount: '1.234,50',
  number,
  owner: 'AYŞE YILMAZ',
  month: '12',
  year: '30',
});
const usePoints: Fields = { payment_type: 'card_points', card_points: '1', card_type_pts: 'bonus' };

describe('AP-07 card/points', () => {
  it.each([
    [withPoints, '50,00', 'bonus'],
    [withMany, '1.000.000,00', 'bonus'],
    [without, '0,00', 'axess'],
    ['4111111111111111', '0,00', 'none'],
  ])('CP-01 answers what the points of %s are worth: %s', async (number, points, brand) => {
    const answer = await (await arrive()).call(path, typed(number));
    expect(answer.json).toEqual({ status: 'success', message: '', data: { point: { points, brand } } });
  });

  it('CP-01 or of a stored card, which names no number', async () => {
    const utoken = await walletWith(sandbox, '100003', [withPoints]);
    const shopper = await arrive({ utoken });
    const { ctoken = '' } = shopper.cards[0] ?? {};
    const ask = (fields: Fields) => shopper.call(path, { brand: 'bonus', amount: '1.234,50', ctoken, ...fields });
    expect((await ask({ utoken })).json.data.point).toEqual({ points: '50,00', brand: 'bonus' });
    expect((await ask({ utoken: '' })).json.error.code).toBe('ownership');
    const paid = await shopper.payStored(ctoken, usePoints);
    expect(challengeOf(paid)).toMatchObject({ amount: '118450' });
  });

  it('CP-02 only an order in TL is paid by points', async () => {
    const shopper = await arrive({ currency: 'EUR' });
    expect((await shopper.call(path, typed(withPoints))).json.data.point.points).toBe('0,00');
    expect((await shopper.pay(withPoints, usePoints)).json.error.field).toBe('card_points');
  });

  it('CP-04 a query can fail, and the payment goes on without', async () => {
    const shopper = await arrive();
    const answer = await shopper.call(path, typed(failing));
    expect(answer.status).toBe(500);
    expect(answer.json.error.code).toBe('technical');
    expect((await shopper.pay(failing, { do_3d: '0' })).status).toBe(200);
  });

  it.each([
    ['number', '5400610000000018'],
    ['number', ''],
    ['owner', 'AYŞE'],
    ['month', '13'],
    ['year', '25'],
    ['amount', '1,00'],
  ])('refuses %s %p by name, and never repeats the value', async (name, value) => {
    const { json, text } = await (await arrive()).call(path, { ...typed(withPoints), [name]: value });
    expect(json.error.code).toBe('validation');
    expect(json.error.field).toMatch(/^(number|owner|month|year|amount)$/);
    if (value.length > 3) expect(text).not.toContain(value);
  });
});

describe('paying with points', () => {
  const pointsIn = async (number: string) => {
    const rows = await sandbox.db.select().from(attempts);
    return rows.filter(({ last4 }) => last4 === number.slice(-4)).at(-1)?.points;
  };

  it('CP-03 uses what there is, and never more than the order costs', async () => {
    await (await arrive()).pay(withPoints, usePoints);
    expect(await pointsIn(withPoints)).toBe(5_000);
    await (await arrive()).pay(withMany, usePoints);
    expect(await pointsIn(withMany)).toBe(123_450);
    await (await arrive()).pay(withPoints);
    expect(await pointsIn(withPoints)).toBe(0);
  });

  it('S3-04 needs 3-D Secure', async () => {
    const answer = await (await arrive()).pay(withPoints, { ...usePoints, do_3d: '0' });
    expect(answer.json.error).toMatchObject({ code: 'declined', group: '10' });
  });

  it.each([
    ['card_points', without, usePoints],
    ['card_points', withPoints, { ...usePoints, card_points: '0' }],
    ['card_points', withPoints, { ...usePoints, payment_type: 'card' }],
    ['card_points', withPoints, { card_points: '2' }],
    ['card_type_pts', withPoints, { ...usePoints, card_type_pts: 'axess' }],
    ['card_type_pts', withPoints, { ...usePoints, card_type_pts: '' }],
  ])('refuses %s where it does not fit', async (name, number, fields) => {
    const answer = await (await arrive()).pay(number, fields);
    expect(answer.json.error).toMatchObject({ code: 'validation', field: name });
  });
});
