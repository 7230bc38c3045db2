import { failureText } from '../../../../src/ui/payment/control/failure-text.js';
import { refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';

const { t } = new FakePorts().texts;

describe('failureText', () => {
  it('PY-04 ER-03 quotes the provider; without its words it is Payment Error', () => {
    expect(failureText(refused({ description: 'Limit yetersiz', code: 'declined' }), t)).toBe('Limit yetersiz');
    expect(failureText(refused({}, 500), t)).toBe('Ödeme hatası');
    expect(failureText(refused({ description: '' }), t)).toBe('Ödeme hatası');
    expect(failureText({ kind: 'noAnswer' }, t)).toBe('Ödeme hatası');
    expect(failureText({ kind: 'malformed', httpStatus: 200, field: 'data' }, t)).toBe('Ödeme hatası');
  });

  it('PY-06 a payment that was lost on its way is said to be not taken', () => {
    expect(failureText(refused({ code: 'unpaid' }), t)).toBe(
      'Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.',
    );
  });
});
