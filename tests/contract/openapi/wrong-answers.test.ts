import { deviationsOf } from './conformance.js';

/** What docs/openapi.json finds wrong with the answer to a POST. */
const answered = (path: string, body: object, status = 200) =>
  deviationsOf({ method: 'POST', path, fields: undefined, status, body });

const success = (body: object = {}) => ({ status: 'success', ...body });
const toslaStatus = '/odeme/api/oos/check/tosla-status';
const createToken = '/odeme/api/get-token';
const createLink = '/odeme/api/link/create';
const binDetail = '/odeme/api/bin-detail';

type Row = readonly [title: string, path: string, body: object, status?: number];

/** With 200 where a row names no status. */
const complete = (rows: readonly Row[]) =>
  rows.map(([title, path, body, status = 200]) => [title, path, body, status] as const);

describe('an answer against docs/openapi.json', () => {
  it.each(
    complete([
      ['a payment that is done', '/odeme', success()],
      ['a payment that is done, with a message', '/odeme', success({ message: 'ok', data: null })],
      ['the document of a bank', '/odeme', success({ message: '3D', data: { htmlContent: 'PHA+' } })],
      ['a wallet that is asked', toslaStatus, success({ data: { toslaStatus: 'pending' } })],
      ['a token', createToken, success({ token: 'a' })],
      ['a refusal', createToken, { status: 'failed', reason: 'email is required' }],
    ]),
  )('AP-01 MA-01 takes %s', (_title, path, body, status) => {
    expect(answered(path, body, status)).toEqual([]);
  });

  it.each(
    complete([
      ['3-D Secure without the document of the bank', '/odeme', success({ message: '3D', data: { html: 42 } })],
      ['3-D Secure with a number as the document', '/odeme', success({ message: '3D', data: { htmlContent: 42 } })],
      ['3-D Secure without data', '/odeme', success({ message: '3D' })],
      ['a verification without its fields', '/odeme', success({ message: 'VERIFICATION', data: {} })],
      ['a name that no success has', '/odeme', success({ nonsense: {} })],
      [
        'a name that no success of a wallet has',
        toslaStatus,
        success({ data: { toslaStatus: 'pending' }, nonsense: 1 }),
      ],
      ['a state that no wallet has', toslaStatus, success({ data: { toslaStatus: 'odd' } })],
      ['a wallet without its state', toslaStatus, success({ data: {} })],
      ['an unknown word for a success', '/odeme', { status: 'done' }],
      ['an error with a code of another status', '/odeme', { status: 'error', error: { code: 'technical' } }, 400],
      ['a token that is missing', createToken, success()],
      ['a name beside a token', createToken, success({ token: 'a', nonsense: {} })],
      ['a success that gives a reason', createToken, success({ reason: 'email is required' })],
      ['a link without its address', createLink, success({ id: 'a' })],
      ['a card of an unknown kind', binDetail, success({ cardType: 'gift' })],
      ['a refusal with a name of no call', createToken, { status: 'failed', nonsense: {} }],
    ]),
  )('AP-01 MA-01 refuses %s', (_title, path, body, status) => {
    expect(answered(path, body, status)).not.toEqual([]);
  });
});
