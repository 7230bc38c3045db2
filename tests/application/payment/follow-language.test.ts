import { NEVER, of, Subject } from 'rxjs';
import { followLanguage, type PaymentTexts } from '../../../src/application/payment/follow-language.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { samplePage } from '../../domain/sample-page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePayments } from '../../ports/fake-payments.js';

function followed(payments: FakePayments) {
  const wanted = new Subject<Language | undefined>();
  const texts: PaymentTexts[] = [];
  followLanguage(payments)('token1', wanted).subscribe((each) => texts.push(each));
  return { wanted, texts };
}

describe('followLanguage', () => {
  it('LG-03 asks for the payment again in the wanted language, and emits its texts', () => {
    const payments = new FakePayments();
    const page = samplePage({ errors: ['The bank refused'] });
    payments.onOpen = () => of(page);
    const { wanted, texts } = followed(payments);
    expect(payments.calls).toEqual([]);
    wanted.next('en');
    expect(payments.calls).toEqual(['open token1']);
    expect(texts).toEqual([{ language: 'en', page }]);
  });

  it('LG-03 while a payment is sent nothing is asked, and an answer that arrives then is dropped', () => {
    const payments = new FakePayments();
    const opening = new Subject<PaymentPage>();
    payments.onOpen = () => opening;
    const { wanted, texts } = followed(payments);
    wanted.next('en');
    wanted.next(undefined);
    opening.next(samplePage());
    expect(texts).toEqual([]);
    expect(payments.calls).toEqual(['open token1']);
  });

  it('LG-03 an answer that is not payable is ignored, and the next language is asked for', () => {
    const payments = new FakePayments();
    payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    const { wanted, texts } = followed(payments);
    wanted.next('en');
    payments.onOpen = () => NEVER;
    wanted.next('tr');
    expect(texts).toEqual([]);
    expect(payments.calls).toEqual(['open token1', 'open token1']);
  });
});
