import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { JsonSchema } from './json-schema.js';

/*
 * What merchants are answered. No reader of the page is about it: `sandbox.test.ts` compares every answer that the
 * sandbox gives a merchant with these, and they name every field.
 */

const text = v.string();
const flag = v.picklist(['0', '1']);
const yesOrNo = v.picklist(['y', 'n']);
const done = { status: v.literal('success') };

const link = {
  id: text,
  link: text,
  link_type: v.picklist(['collection', 'product', 'flex']),
  name: text,
  description: text,
  price: text,
  currency: text,
  category: text,
  state: v.picklist(['active', 'paused', 'deleted', 'expired', 'paid', 'pending', 'outOfStock', 'usedUp', 'overLimit']),
  created_date: text,
  expiry_date: text,
  max_count: text,
  max_uses: text,
  sold_count: text,
  held_count: text,
  payment_count: text,
  paid_amount: text,
};

const pages = { page: v.number(), pages: v.number(), total: v.number() };

/** Names the texts that were accepted with a payment; it is absent where there were none. */
const acceptance = {
  pre_information_sha256: v.optional(text),
  pre_information_version: v.optional(text),
  contract_sha256: v.optional(text),
  contract_version: v.optional(text),
  accepted_date: v.optional(text),
  accepted_link: v.optional(text),
};

const payment = v.strictObject({
  merchant_oid: text,
  payment_amount: text,
  surcharge: text,
  total_amount: text,
  payment_date: text,
  quantity: text,
  user_name: text,
  email: text,
  ...acceptance,
});

const storedCard = v.strictObject({
  ctoken: text,
  last_4: text,
  month: text,
  year: text,
  c_bank: text,
  require_cvv: flag,
  c_name: text,
  c_brand: text,
  c_type: v.picklist(['credit', 'debit']),
  businessCard: yesOrNo,
  initial: text,
  schema: text,
});

const amounts = { payment_amount: text, surcharge: text, total_amount: text };

const refund = v.strictObject({ return_amount: text, return_date: text, reference_no: v.optional(text), ...amounts });

const movement = v.strictObject({
  islem_tipi: v.picklist(['S', 'I']),
  siparis_no: text,
  islem_tarihi: text,
  islem_tutari: text,
  odeme_tutari: text,
  kesinti_tutari: text,
  kesinti_orani: text,
  net_tutar: text,
  ...amounts,
  para_birimi: text,
  taksit: text,
  kart_marka: text,
  kart_no: text,
  odeme_tipi: text,
  test_mode: flag,
  link_id: text,
  reference_no: text,
});

const successes: Readonly<Record<string, v.GenericSchema>> = {
  'POST /odeme/api/get-token': v.strictObject({ ...done, token: text }),
  'POST /odeme/api/bin-detail': v.strictObject({
    ...done,
    cardType: v.picklist(['credit', 'debit', 'prepaid']),
    businessCard: yesOrNo,
    bank: text,
    brand: text,
    schema: text,
    bankCode: text,
    allow_non3d: yesOrNo,
  }),
  'POST /odeme/taksit-oranlari': v.strictObject({
    ...done,
    request_id: text,
    max_inst_non_bus: v.number(),
    oranlar: v.record(v.string(), v.record(v.string(), v.number())),
  }),
  'POST /odeme/capi/list': v.array(storedCard),
  'POST /odeme/iade': v.strictObject({
    ...done,
    is_test: flag,
    merchant_oid: text,
    return_amount: text,
    reference_no: v.optional(text),
    ...amounts,
  }),
  'POST /rapor/islem-dokumu': v.strictObject({ ...done, data: v.array(movement) }),
  'POST /odeme/durum-sorgu': v.strictObject({
    ...done,
    ...amounts,
    payment_total: text,
    payment_date: text,
    currency: text,
    taksit: text,
    kart_marka: text,
    masked_pan: text,
    odeme_tipi: text,
    test_mode: flag,
    returns: v.array(refund),
    ...acceptance,
    notification_result: text,
    notification_tries: text,
    notification_next: text,
  }),
  'POST /odeme/api/link/create': v.strictObject({
    ...done,
    id: text,
    link: text,
    base64_qr: v.optional(text),
    pre_information_sha256: v.optional(text),
    contract_sha256: v.optional(text),
  }),
  'POST /odeme/api/link/text': v.strictObject({ ...done, sha256: text, text }),
  'POST /odeme/api/key/renew': v.strictObject({
    ...done,
    merchant_key: text,
    merchant_salt: text,
    earlier_until: text,
  }),
  'POST /odeme/api/link/inquiry': v.strictObject({ ...done, ...link, ...pages, payments: v.array(payment) }),
  'POST /odeme/api/link/list': v.strictObject({ ...done, ...pages, links: v.array(v.strictObject(link)) }),
  'POST /odeme/api/notification/list': v.strictObject({
    ...done,
    ...pages,
    notifications: v.array(
      v.strictObject({
        id: text,
        merchant_oid: text,
        notification_status: v.picklist(['success', 'failed', 'info']),
        created_date: text,
        host: text,
        notification_result: text,
        notification_tries: text,
        notification_next: text,
      }),
    ),
  }),
};

const refusal = v.strictObject({
  status: v.picklist(['failed', 'error']),
  err_no: v.optional(text),
  err_msg: v.optional(text),
  reason: v.optional(text),
  // Of the inquiry, where the order has failed.
  notification_result: v.optional(text),
  notification_tries: v.optional(text),
  notification_next: v.optional(text),
});

/** The answer to a call that was done; of a call without a row its status alone. */
export function merchantSuccess(call: string): JsonSchema {
  return schemaOf(successes[call] ?? v.strictObject(done));
}

/** The answer to a call that is refused. */
export const merchantRefusal: JsonSchema = schemaOf(refusal);

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return converted;
}
