import { failureText } from '../../../../src/ui/payment/control/payment-run.js';
import { refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';

const { t } = new FakePorts().texts;

describe('failureText', () => {
  it('PY-04 ER-03 quotes the provider; without its words it is Payment Error', () => {
    expect(failureText(refused({ description: 'Limit yetersiz', code: 'declined' }), t, 'tr')).toBe('Limit yetersiz');
    expect(failureText(refused({}, 500), t, 'tr')).toBe('Ödeme yapılamadı');
    expect(failureText(refused({ description: '' }), t, 'tr')).toBe('Ödeme yapılamadı');
  });

  it('ER-06 without an answer that can be read, nothing was sent', () => {
    const notSent = /^Bu denemede ödeme gönderilmedi ve tutar alınmadı/;
    expect(failureText({ kind: 'noAnswer' }, t, 'tr')).toMatch(notSent);
    expect(failureText({ kind: 'malformed', httpStatus: 200, field: 'data' }, t, 'tr')).toMatch(notSent);
  });

  it('LG-03 in another language than the provider answered in, a known code has our own text', () => {
    const declined = refused({ description: 'Limit yetersiz', code: 'declined', lang: 'tr' });
    expect(failureText(declined, t, 'tr')).toBe('Limit yetersiz');
    expect(failureText(declined, t, 'en')).toBe(t('error.declined'));
    const withoutLanguage = refused({ description: 'Limit yetersiz', code: 'declined' });
    expect(failureText(withoutLanguage, t, 'en')).toBe('Limit yetersiz');
  });

  it('LG-03 the provider’s sentence in the new language goes before our own text, for a declined order alone', () => {
    const declined = refused({ description: 'Limit yetersiz', code: 'declined', lang: 'tr' });
    const fetched = 'The limit of your card is not enough.';
    expect(failureText(declined, t, 'en', fetched)).toBe(fetched);
    const limited = refused({ description: 'Çok deneme', code: 'limit', lang: 'tr' });
    expect(failureText(limited, t, 'en', fetched)).toBe(t('error.limit'));
  });

  it.each([
    ['card', t('error.limitCard')],
    ['address', t('error.limitLater')],
    ['link', t('error.limitLater')],
    ['messages', t('error.limitLater')],
  ])('LG-03 a limit that %s has reached says what can be done then', (limitedBy, text) => {
    const limited = refused({ description: 'Çok deneme', code: 'limit', limitedBy, lang: 'tr' });
    expect(failureText(limited, t, 'en')).toBe(text);
  });

  it('LG-03 words in another language are not quoted, of an unknown code either', () => {
    const unknown = refused({ description: 'Limit yetersiz', code: 'x', lang: 'tr' });
    expect(failureText(unknown, t, 'tr')).toBe('Limit yetersiz');
    expect(failureText(unknown, t, 'en')).toBe(t('error.sorryTryLater'));
  });

  it('PY-06 a payment that was lost on its way is said to be not taken', () => {
    expect(failureText(refused({ code: 'unpaid' }), t, 'tr')).toBe(
      'Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.',
    );
  });
});
