import { sql } from 'drizzle-orm';
import { type Fields, post } from '../../sandbox/calls.js';
import { tokenRequest } from '../../sandbox/merchant.js';
import { createLink, deleteLink, linkRequest } from '../../sandbox/provider/links/link-shop.js';
import { walletWith } from '../../sandbox/running-sandbox.js';
import type { Shopper } from '../../sandbox/shopper.js';
import { type Asked, answers, caller, outcomeOf, send } from './asked-calls.js';
import { arrive, frictionless, sandbox } from './exercised-sandbox.js';
import { keyCalls } from './key-calls.js';
import { saleTextCalls } from './sale-text-calls.js';

const id = caller;
const provider = () => sandbox.urls.provider;

/** Every call of a merchant: done, not signed, and wrong in every way there is. */
export function merchantCalls(): void {
  it('a body that is no form is refused with a reason', async () => {
    const response = await fetch(`${provider()}/odeme/durum-sorgu`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'failed' });
  });

  it('an error of the provider is answered as one', async () => {
    await sandbox.db.execute(sql`alter table merchants rename to lost`);
    const { status, json } = await post(`${provider()}/odeme/durum-sorgu`, { merchant_id: '100001' });
    await sandbox.db.execute(sql`alter table lost rename to merchants`);
    expect(status).toBe(500);
    expect(json).toMatchObject({ status: 'failed' });
  });

  it('/odeme/api/get-token with a wrong field: failed', async () => {
    const { json } = await post(`${provider()}/odeme/api/get-token`, tokenRequest({ email: '' }));
    expect(json.status).toBe('failed');
  });

  const bin = (number: string, signed = number + id) => ({ fields: { bin_number: number }, signed });
  answers('/odeme/api/bin-detail', [
    { what: 'of a known card', expected: 'success', ask: () => bin('43550843') },
    { what: 'of an unknown card', expected: 'failed', ask: () => bin('999999') },
    { what: 'with a wrong signature', expected: 'error', ask: () => bin('43550843', 'wrong') },
  ]);

  const rates = (signed: string) => ({ fields: { request_id: 'R1' }, signed });
  answers('/odeme/taksit-oranlari', [
    { what: 'signed', expected: 'success', ask: () => rates(`${id}R1`) },
    { what: 'with a wrong signature', expected: 'error', ask: () => rates('wrong') },
  ]);

  describe('stored cards', storedCards);
  describe('orders', orderCalls);
  describe('links', linkCalls);
  describe('keys', keyCalls);
}

function storedCards(): void {
  let utoken: string;
  let ctoken: string;
  beforeAll(async () => {
    utoken = await walletWith(sandbox, id, [frictionless]);
    const [card] = await send('/odeme/capi/list', { fields: { utoken }, signed: utoken });
    ctoken = String(card.ctoken);
  });

  it('/odeme/capi/list with a wrong signature: error', async () => {
    expect(outcomeOf(await send('/odeme/capi/list', { fields: { utoken }, signed: 'wrong' }))).toBe('error');
  });

  it('/odeme/capi/delete of a card: success, and then there is none to delete', async () => {
    const removal = { fields: { ctoken, utoken }, signed: ctoken + utoken };
    expect(outcomeOf(await send('/odeme/capi/delete', removal))).toBe('success');
    expect(outcomeOf(await send('/odeme/capi/delete', removal))).toBe('error');
  });
}

function orderCalls(): void {
  let paid: Shopper;
  let open: Shopper;
  let over: Shopper;
  beforeAll(async () => {
    paid = await arrive({ merchant_id: id });
    open = await arrive({ merchant_id: id, timeout_limit: '60' });
    over = await arrive({ merchant_id: id, timeout_limit: '1' });
    await paid.pay(frictionless);
    sandbox.clock.advance(2 * 60_000);
  });

  const inquiry = (oid: string, signed = id + oid): Asked => ({ fields: { merchant_oid: oid }, signed });
  answers('/odeme/durum-sorgu', [
    { what: 'of a paid order', expected: 'success', ask: () => inquiry(paid.opened.oid) },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => inquiry(paid.opened.oid, 'wrong') },
    { what: 'of an unknown order', expected: 'error 004', ask: () => inquiry('unknown') },
    { what: 'of an open order', expected: 'error 005', ask: () => inquiry(open.opened.oid) },
    { what: 'of an order whose time is over', expected: 'error 006', ask: () => inquiry(over.opened.oid) },
  ]);

  const day = '2026-03-09 00:00:00';
  const statement = (end_date: string, signed = id + day + end_date) => ({
    fields: { start_date: day, end_date },
    signed,
  });
  answers('/rapor/islem-dokumu', [
    { what: 'of a day with payments', expected: 'success', ask: () => statement('2026-03-10 23:59:59') },
    { what: 'of an empty second', expected: 'failed', ask: () => statement('2026-03-09 00:00:00') },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => statement('2026-03-10 23:59:59', 'wrong') },
    { what: 'of too many days', expected: 'error 002', ask: () => statement('2026-03-13 00:00:00') },
  ]);

  const notifications = (page: string, signed = `${id}notifications`): Asked => ({ fields: { page }, signed });
  answers('/odeme/api/notification/list', [
    { what: 'of the first page', expected: 'success', ask: () => notifications('1') },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => notifications('1', 'wrong') },
    { what: 'of no page', expected: 'error 002', ask: () => notifications('x') },
  ]);

  const again = (which: string, signed = `${which}${id}resendNotification`) => ({ fields: { id: which }, signed });
  answers('/odeme/api/notification/resend', [
    { what: 'of an unknown notification', expected: 'error 004', ask: () => again('unknown') },
    { what: 'of no notification', expected: 'error 002', ask: () => again('') },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => again('unknown', 'wrong') },
  ]);

  it('/odeme/api/notification/resend of a notification: success', async () => {
    const { notifications: listed } = await send('/odeme/api/notification/list', notifications('1'));
    expect(outcomeOf(await send('/odeme/api/notification/resend', again(listed[0].id)))).toBe('success');
  });

  const refund = (oid: string, amount: string, reference = '', signed = id + oid + amount): Asked => ({
    fields: { merchant_oid: oid, return_amount: amount, reference_no: reference },
    signed,
  });
  answers('/odeme/iade', [
    { what: 'with a wrong signature', expected: 'error 001', ask: () => refund(paid.opened.oid, '1.00', '', 'wrong') },
    { what: 'of what is no amount', expected: 'error 002', ask: () => refund(paid.opened.oid, '1,00') },
    { what: 'with a wrong reference', expected: 'error 003', ask: () => refund(paid.opened.oid, '1.00', 'R 1') },
    { what: 'of an unknown order', expected: 'error 004', ask: () => refund('unknown', '1.00') },
    { what: 'of an open order', expected: 'error 005', ask: () => refund(open.opened.oid, '1.00') },
    { what: 'of more than was paid', expected: 'error 007', ask: () => refund(paid.opened.oid, '9999.00') },
  ]);

  it('/odeme/iade of a paid order: success, and error 008 when the reference is repeated', async () => {
    const repeated = refund(paid.opened.oid, '1.00', 'R1');
    expect(outcomeOf(await send('/odeme/iade', repeated))).toBe('success');
    expect(outcomeOf(await send('/odeme/iade', repeated))).toBe('error 008');
  });
}

function linkCalls(): void {
  let link: string;
  let closed: string;
  beforeAll(async () => {
    link = await createLink(provider(), 'flex');
    closed = await createLink(provider(), 'flex');
    await deleteLink(provider(), closed);
  });

  const make = async (fields: Fields) => outcomeOf((await post(`${provider()}/odeme/api/link/create`, fields)).json);

  it('/odeme/api/link/create with a wrong signature: error 001', async () => {
    expect(await make({ ...linkRequest('flex'), name: 'Another' })).toBe('error 001');
  });

  it('/odeme/api/link/create with a wrong field: error 002', async () => {
    expect(await make(linkRequest('flex', { name: 'x' }))).toBe('error 002');
  });

  for (const [path, field, good, wrong] of [
    ['/odeme/api/link/send-sms', 'cell_phone', '05551112233', '555111223'],
    ['/odeme/api/link/send-email', 'email', 'ayse@example.com', 'ayse'],
  ] as const) {
    const message = (linkId: string, to: string, signed = linkId + id + to): Asked => ({
      fields: { id: linkId, [field]: to },
      signed,
    });
    answers(path, [
      { what: 'of a link', expected: 'success', ask: () => message(link, good) },
      { what: 'with a wrong signature', expected: 'error 001', ask: () => message(link, good, 'wrong') },
      { what: 'to a wrong recipient', expected: 'error 002', ask: () => message(link, wrong) },
      { what: 'of an unknown link', expected: 'error 004', ask: () => message('unknown', good) },
      { what: 'of a deleted link', expected: 'error 006', ask: () => message(closed, good) },
    ]);
  }

  const inquiry = (linkId: string, page = '1', signed = `${linkId}${id}inquiry`): Asked => ({
    fields: { id: linkId, page },
    signed,
  });
  answers('/odeme/api/link/inquiry', [
    { what: 'of a link', expected: 'success', ask: () => inquiry(link) },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => inquiry(link, '1', 'wrong') },
    { what: 'of no page', expected: 'error 002', ask: () => inquiry(link, '0') },
    { what: 'of an unknown link', expected: 'error 004', ask: () => inquiry('unknown') },
  ]);

  saleTextCalls();

  const list = (page: string, signed = `${id}list`): Asked => ({ fields: { page }, signed });
  answers('/odeme/api/link/list', [
    { what: 'of the first page', expected: 'success', ask: () => list('1') },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => list('1', 'wrong') },
    { what: 'of no page', expected: 'error 002', ask: () => list('x') },
  ]);

  const change = (linkId: string, price: string, signed = `change${linkId}${id}${price}`): Asked => ({
    fields: { id: linkId, price },
    signed,
  });
  answers('/odeme/api/link/change', [
    { what: 'of a link', expected: 'success', ask: () => change(link, '200') },
    { what: 'with a wrong signature', expected: 'error 001', ask: () => change(link, '200', 'wrong') },
    { what: 'to a wrong price', expected: 'error 002', ask: () => change(link, '-1') },
    { what: 'of an unknown link', expected: 'error 004', ask: () => change('unknown', '200') },
    { what: 'of a deleted link', expected: 'error 006', ask: () => change(closed, '200') },
  ]);

  for (const act of ['pause', 'resume']) {
    const acting = (linkId: string, signed = linkId + id + act): Asked => ({ fields: { id: linkId }, signed });
    answers(`/odeme/api/link/${act}`, [
      { what: 'of a link', expected: 'success', ask: () => acting(link) },
      { what: 'with a wrong signature', expected: 'error 001', ask: () => acting(link, 'wrong') },
      { what: 'of no link', expected: 'error 002', ask: () => acting('') },
      { what: 'of an unknown link', expected: 'error 004', ask: () => acting('unknown') },
      { what: 'of a deleted link', expected: 'error 006', ask: () => acting(closed) },
    ]);
  }

  const removal = (linkId: string, signed = linkId + id): Asked => ({ fields: { id: linkId }, signed });
  answers('/odeme/api/link/delete', [
    { what: 'with a wrong signature', expected: 'error 001', ask: () => removal(link, 'wrong') },
    { what: 'of no link', expected: 'error 002', ask: () => removal('') },
    { what: 'of an unknown link', expected: 'error 004', ask: () => removal('unknown') },
    { what: 'of a link', expected: 'success', ask: () => removal(link) },
  ]);
}
