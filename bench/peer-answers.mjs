/**
 * Answers in the place of the servers that the other providers' forms ask. They are smaller than the real ones and come
 * at once, so the times of these forms are lower bounds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { braintreeFrame } from './build.mjs';

const json = (body) => ({ type: 'application/json', body: JSON.stringify(body) });
/** What a browser keeps from the first visit to the next. */
const kept = (type, body) => ({ type, body, isKept: true });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26" rx="4" fill="#1457d9"/></svg>';

const braintreeConfiguration = {
  merchantId: 'bench',
  environment: 'sandbox',
  challenges: ['cvv'],
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/bench/client_api',
  analytics: { url: 'https://origin-analytics-sand.sandbox.braintree-api.com/bench' },
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Maestro'] },
  graphQL: {
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    date: '2018-05-08',
    features: ['tokenize_credit_cards'],
  },
};

/** The rows by host and path; the first that fits answers. `payment` is the answer that our page gets for its payment. */
export async function peerAnswers(payment) {
  const adyenFrame = readFileSync(path.join(import.meta.dirname, 'frames/adyen.html'), 'utf8');
  return [
    { host: 'bare.test', path: /^\/api\/payment$/, ...json(payment) },
    { host: 'adyen.com', path: /\.svg$/, ...kept('image/svg+xml', logo) },
    { host: 'adyen.com', path: /securedFields\.html$/, ...kept('text/html', adyenFrame) },
    { host: 'adyen.com', path: /\/dfp\./, ...kept('text/html', '<!doctype html><title>Stand-in</title>') },
    { host: 'adyen.com', path: /analytics/, ...json({ checkoutAttemptId: 'bench' }) },
    { host: 'adyen.com', path: /binLookup/, ...json({ brands: [] }) },
    { host: 'braintreegateway.com', path: /client_api\/v1\/configuration/, ...json(braintreeConfiguration) },
    { host: 'braintreegateway.com', path: /hosted-fields-frame/, ...kept('text/html', await braintreeFrame()) },
    { host: 'braintree-api.com', path: /^/, ...json({}) },
    { host: 'paypal.com', path: /^/, ...json({}) },
    { host: 'moyasar.com', path: /^/, ...json({}) },
  ];
}
