import { readErrorBody } from '../../../src/infrastructure/gateway/error-body.reader.js';

describe('a wrong code', () => {
  const read = (fields: object, code = 'otp') => readErrorBody({ status: 'error', error: { code }, ...fields }, 400);

  it('BT-05 VF-02 says how many are left', () => {
    expect(read({ attemptsLeft: 2 })).toEqual({
      kind: 'refused',
      httpStatus: 400,
      error: { code: 'otp', attemptsLeft: 2 },
    });
    expect(read({ attemptsLeft: '0' })).toMatchObject({ error: { attemptsLeft: 0 } });
  });

  it('AP-20 a number that is none is left out, and so is one that comes with another code', () => {
    for (const attemptsLeft of [-1, 1.5, 'x', null, {}, Number.NaN])
      expect(read({ attemptsLeft })).toEqual({ kind: 'refused', httpStatus: 400, error: { code: 'otp' } });
    expect(read({ attemptsLeft: 2 }, 'declined')).toMatchObject({ error: { code: 'declined' } });
    expect(read({ attemptsLeft: 2 }, 'declined')).not.toHaveProperty('error.attemptsLeft');
  });
});
