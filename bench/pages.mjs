/**
 * The pages that are compared: where each is served, what it is made of, and by which selectors it is measured. `usable`
 * is its first card field, `payable` says that the form takes a press on Pay. `fields` are there where a shopper's keys
 * reach the page itself: the hosted fields of others are stand-ins here.
 */

/** The page of this project, which the others are compared with. */
export const ours = 'vezne';

/** An earlier version of it, which `--earlier` names. */
export const earlier = 'earlier';

/** The fields of the pages in this folder that are written by hand. */
const ownFields = { number: '#cc-number', expiry: '#cc-exp', code: '#cc-csc', holder: '#cc-name', pay: 'form button' };

const button = { selector: 'form button' };
const number = { selector: '#cc-number' };

export const pages = [
  {
    name: ours,
    title: 'Vezne',
    usable: number,
    // Only a payment whose data is there has an amount. A press on Pay is taken from then on: of an empty form it says
    // what is missing.
    payable: { selector: 'form output', text: '\\d' },
    fields: { ...ownFields, pay: 'form button[type="submit"]' },
    theme: { selector: 'header button', state: (tab) => tab.locator('html').getAttribute('data-theme') },
    methods: { away: '[role="tab"][id$="-otherPayments"]', back: '[role="tab"][id$="-card"]' },
  },
  { name: 'plain', title: 'plain HTML form', usable: number, payable: button, fields: ownFields },
  {
    name: 'bare',
    title: 'bare React, MobX, RxJS and Emotion',
    script: 'bare.jsx',
    packages: ['react', 'mobx', 'rxjs', '@emotion/css'],
    usable: number,
    payable: button,
    fields: ownFields,
  },
  {
    name: 'adyen',
    title: 'Adyen Drop-in',
    script: 'adyen.js',
    packages: ['@adyen/adyen-web'],
    isLowerBound: true,
    usable: { selector: '.adyen-checkout__card__cardNumber__input iframe' },
    payable: { selector: '.adyen-checkout__button--pay' },
  },
  {
    name: 'braintree',
    title: 'Braintree hosted fields',
    script: 'braintree.js',
    packages: ['braintree-web'],
    isLowerBound: true,
    usable: { selector: '#number iframe' },
    payable: button,
  },
  {
    name: 'moyasar',
    title: 'Moyasar form',
    script: 'moyasar.js',
    packages: ['moyasar-payment-form'],
    usable: { selector: '#mysr-cc-number' },
    payable: { selector: '#mysr button[type="submit"]' },
    fields: {
      number: '#mysr-cc-number',
      expiry: '#mysr-cc-exp',
      code: '#mysr-cc-csc',
      holder: '#mysr-cc-name',
      pay: '#mysr button[type="submit"]',
    },
  },
  {
    name: 'controlled',
    title: 'controlled React input with a regular expression',
    script: 'controlled.jsx',
    packages: ['react'],
    isFieldAlone: true,
    usable: number,
    payable: number,
    fields: { number: '#cc-number' },
  },
];

/** The row of an earlier version of our page, which is found by the same selectors. */
export const earlierPage = () => ({ ...pages[0], name: earlier });

/** The address at which the browser finds a page; its server is the one of `server.mjs`. */
export const addressOf = (name) => `https://${name}.test`;
