/** Adyen's Drop-in with its card alone, as its documentation sets it up; the list of methods comes with the page. */
import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCH12',
  countryCode: 'TR',
  locale: 'en-US',
  amount: { value: 123_450, currency: 'TRY' },
  analytics: { enabled: false },
  paymentMethodsResponse: {
    paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'troy', 'maestro'] }],
  },
  onSubmit: () => {},
  onError: (error) => console.error(error),
});
new Dropin(checkout, {
  paymentMethodComponents: [Card],
  paymentMethodsConfiguration: { card: { hasHolderName: true, holderNameRequired: true, enableStoreDetails: true } },
}).mount('#root');
