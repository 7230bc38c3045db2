import { product } from '../../../src/domain/payment/product-slug.js';

const paymentPage = {
  type: 'page',
  root: 'https://pay.example',
  paymentAmount: '1.234,50',
  currency: 'TL',
  testMode: 0,
  storeCardOff: '1',
  non3d: true,
  force3d: false,
  noInstallment: null,
  darkMode: '0',
  onShop: 0,
  timeoutLimit: 20,
  email: 'a@b.example',
  lang: 'en',
  merchantId: 100001,
  merchantOid: 'ORDER1',
  merchantName: 'Kitapçı',
  merchantWebsite: 'https://shop.example',
  merchantLogo: 'logo.svg',
  merchantLogoPath: 'https://cdn.example/logos/',
  pftOptionMax: '6',
  csrfToken: 'csrf1',
  token: 'token1',
};

export const paymentForm = {
  merchant_id: 100001,
  merchant_oid: 'ORDER1',
  user_ip: '10.0.0.1',
  user_basket: Buffer.from(JSON.stringify([['Şiir kitabı', '18.00', 2]])).toString('base64'),
  user_name: 'Ayşe',
  email: 'a@b.example',
  payment_amount: 123450,
  currency: 'TL',
  [`${product}_token`]: 'token1',
  max_installment: 0,
  merchant_ok_url: 'https://shop.example/ok',
  merchant_fail_url: 'https://shop.example/fail',
  lang: 'tr',
  submerchant_id: null,
  ptr_url: '',
};

export const wirePayment = {
  status: 'success',
  message: '',
  data: {
    paymentWarnings: ['liveMode1'],
    paymentErrors: null,
    paymentPage,
    paymentForm,
    paymentOptions: [{ code: 'mmPay', name: 'MM', icon: null }],
    registeredCards: [
      {
        ctoken: 'c1',
        utoken: 'u1',
        dtoken: 'd1',
        group_id: 7,
        c_type: 'debit',
        c_brand: 'MAXIMUM',
        c_name: 'İş',
        last_4: '4358',
        month: '3',
        year: '2030',
        schema: 'VISA',
        require_cvv: 1,
        businessCard: 'Y',
      },
    ],
    installments: {
      MAXIMUM: {
        brand: 'MAXIMUM',
        installment: {
          1: { monthly: '1.234,50', total: '1.234,50', pft: 0 },
          2: { monthly: '617,25', total: '1.234,50', pft: 1 },
        },
        pftOptions: ['2', 3],
      },
      constructor: { installment: {}, pftOptions: [] },
    },
  },
};

/** The sample with some fields of `paymentPage` changed. */
export function withPage(fields: Record<string, unknown>, form: Record<string, unknown> = {}): typeof wirePayment {
  const { data } = wirePayment;
  return {
    ...wirePayment,
    data: { ...data, paymentPage: { ...data.paymentPage, ...fields }, paymentForm: { ...data.paymentForm, ...form } },
  };
}
