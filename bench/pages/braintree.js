/** Braintree's hosted fields in a form of the shop, whose button can be pressed once they are there. */
import client from 'braintree-web/client';
import hostedFields from 'braintree-web/hosted-fields';

/** A client token as a shop's server hands it on: where the configuration is fetched from. */
const authorization = btoa(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: 'bench|created_at=2026-01-01T00:00:00Z&merchant_id=bench',
    configUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/bench/client_api/v1/configuration',
  }),
);

await hostedFields.create({
  client: await client.create({ authorization }),
  fields: {
    number: { container: '#number' },
    expirationDate: { container: '#expiry' },
    cvv: { container: '#code' },
    cardholderName: { container: '#holder' },
  },
});
document.querySelector('form button').disabled = false;
