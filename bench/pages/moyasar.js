/** Moyasar's form with its card alone. */
import Moyasar from 'moyasar-payment-form';
import 'moyasar-payment-form/dist/moyasar.css';

Moyasar.init({
  element: '#root',
  language: 'en',
  amount: 123_450,
  currency: 'SAR',
  description: 'Order 1',
  publishable_api_key: 'pk_test_benchbenchbenchbenchbenchbenchbenchbe',
  callback_url: 'https://moyasar.test/paid',
  supported_networks: ['visa', 'mastercard', 'mada', 'amex'],
  methods: ['creditcard'],
});
