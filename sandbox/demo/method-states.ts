import type { Language } from '../../src/domain/locale/language.js';
import { reasonOf } from '../provider/directory/decline-reasons.js';
import { optionCodes } from '../provider/directory/methods.js';
import { transferReasons } from '../provider/directory/transfer-reasons.js';
import type { PaymentDraft } from '../store/orders/payment-draft.js';

type Text = Readonly<Record<Language, string>>;

/** A payment without a card that one click leads to: what to choose on the page, and what to press at the provider. */
export interface MethodState {
  readonly id: string;
  readonly group: 'wallets' | 'loans' | 'transfer';
  readonly title: Text;
  /** Holds what the shopper has to do for it. */
  readonly steps: Text;
  readonly changes: Partial<PaymentDraft>;
}

const allOptions = optionCodes.join();

/** An order that offers a list of codes, with a case of the sandbox where its providers behave oddly. */
function offering(options: string, sandboxCase = '', fields: Record<string, string> = {}): Partial<PaymentDraft> {
  if (options === '') return { fields: { sandbox_case: sandboxCase, ...fields } };
  return { fields: { payment_options: options, sandbox_case: sandboxCase, ...fields } };
}

const eft = (sandboxCase = '', fields: Record<string, string> = {}) =>
  offering('', sandboxCase, { payment_type: 'eft', ...fields });

const press: Readonly<Record<'approve' | 'slow' | 'decline' | 'cancel', { what: Text; button: Text }>> = {
  approve: { what: { tr: 'onaylanır', en: 'approved' }, button: { tr: 'Onayla', en: 'Approve' } },
  slow: {
    what: { tr: 'sonuç birkaç saniye sürer', en: 'takes a few seconds' },
    button: { tr: 'Onayla, sonuç birkaç saniye sürsün', en: 'Approve, and let it take a few seconds' },
  },
  decline: {
    what: { tr: 'reddedilir', en: 'declined' },
    button: { tr: 'Bakiye yetersiz: reddet', en: 'Balance too low: decline' },
  },
  cancel: { what: { tr: 'alışverişçi vazgeçer', en: 'the shopper gives up' }, button: { tr: 'Vazgeç', en: 'Give up' } },
};

/** One row for each outcome of a wallet that asks its shopper. `where`: the wallet can also decide without asking. */
function outcomesOf(
  code: string,
  name: string,
  acts: readonly (keyof typeof press)[],
  sandboxCase = '',
  where: Text = { tr: '', en: '' },
): MethodState[] {
  return acts.map((act) => ({
    id: `${code}-${act}`,
    group: 'wallets',
    title: { tr: `${name}${where.tr}: ${press[act].what.tr}`, en: `${name}${where.en}: ${press[act].what.en}` },
    steps: {
      tr: `Diğer ödemeler, ${name}. ${name} sayfasında “${press[act].button.tr}”.`,
      en: `Other payments, ${name}. On the page of ${name}: “${press[act].button.en}”.`,
    },
    changes: offering(code, sandboxCase),
  }));
}

const all = ['approve', 'slow', 'decline', 'cancel'] as const;

/** A bank that declines a loan uses another text. */
function loanButton(act: keyof typeof press): Text {
  return act === 'decline' ? { tr: 'Başvuruyu reddet', en: 'Decline the loan' } : press[act].button;
}

export const methodStates: readonly MethodState[] = [
  {
    id: 'wallets-all',
    group: 'wallets',
    title: { tr: 'Bütün ödeme yolları bir arada', en: 'All ways to pay together' },
    steps: { tr: 'Üç sekmeden birini seçin.', en: 'Choose one of the three tabs.' },
    changes: offering(allOptions, '', { bank_loans: 'akbank,isbank,yapikredi' }),
  },
  ...outcomesOf('tosla', 'Tosla', all),
  {
    id: 'tosla-expired',
    group: 'wallets',
    title: { tr: 'Tosla: kodun süresi dolar', en: 'Tosla: the code expires' },
    steps: {
      tr: 'Diğer ödemeler, Tosla. Kodu onaylamadan 290 saniye bekleyin.',
      en: 'Other payments, Tosla. Wait 290 seconds without approving the code.',
    },
    changes: offering('tosla'),
  },
  ...outcomesOf('juzdan', 'Juzdan', all),
  ...outcomesOf('alisGidis', 'Alışgidiş', all),
  ...outcomesOf('bex', 'BKM Express', all),
  {
    id: 'bex-script-missing',
    group: 'wallets',
    title: { tr: 'BKM Express: betiği yok', en: 'BKM Express: its script is missing' },
    steps: { tr: 'Diğer ödemeler, BKM Express.', en: 'Other payments, BKM Express.' },
    changes: offering('bex', 'bexScriptMissing'),
  },
  {
    id: 'bex-script-silent',
    group: 'wallets',
    title: { tr: 'BKM Express: betiği hiç gelmez', en: 'BKM Express: its script never comes' },
    steps: {
      tr: 'Diğer ödemeler, BKM Express; on saniye bekleyin.',
      en: 'Other payments, BKM Express; wait ten seconds.',
    },
    changes: offering('bex', 'bexScriptSilent'),
  },
  {
    id: 'mmPay-approved',
    group: 'wallets',
    title: { tr: 'mmPay: hemen onaylanır', en: 'mmPay: approved at once' },
    steps: { tr: 'Diğer ödemeler, mmPay.', en: 'Other payments, mmPay.' },
    changes: offering('mmPay'),
  },
  {
    id: 'mmPay-declined',
    group: 'wallets',
    title: { tr: 'mmPay: hemen reddedilir', en: 'mmPay: declined at once' },
    steps: { tr: 'Diğer ödemeler, mmPay.', en: 'Other payments, mmPay.' },
    changes: offering('mmPay', 'mmPayDeclined'),
  },
  ...outcomesOf('mmPay', 'mmPay', ['approve', 'decline', 'cancel'], 'mmPayRedirects', {
    tr: ', kendi sayfasında',
    en: ', on its own page',
  }),
  {
    id: 'wallets-unknown',
    group: 'wallets',
    title: { tr: 'Sayfanın tanımadığı bir cüzdan', en: 'A wallet the page does not know' },
    steps: { tr: 'Bilinmeyen seçenek listede görünmez.', en: 'The unknown option is not in the list.' },
    changes: offering('yarininCuzdani,tosla'),
  },
  ...all.map(
    (act): MethodState => ({
      id: `loan-${act}`,
      group: 'loans',
      title: { tr: `Banka kredisi: ${press[act].what.tr}`, en: `Bank loan: ${press[act].what.en}` },
      steps: {
        tr: `Banka kredisi sekmesinden bir banka seçin. Bankanın sayfasında “${loanButton(act).tr}”.`,
        en: `Choose a bank in the bank loans tab. On the bank’s page: “${loanButton(act).en}”.`,
      },
      changes: offering('', '', { bank_loans: 'akbank,isbank,yapikredi' }),
    }),
  ),
  ...transferStates(),
];

function transferStates(): MethodState[] {
  const steps: Text = {
    tr: 'Banka seçin, bildirim formunu doldurun, SMS kodunu SMS kutusundan yazın.',
    en: 'Choose a bank, fill in the notice, type the code from the SMS inbox.',
  };
  const decide: Text = {
    tr: 'Bildirimi gönderin, sonra SMS ve kararlar sayfasından onaylayın ya da reddedin.',
    en: 'Send the notice, then approve or refuse it on the page of messages and decisions.',
  };
  const row = (id: string, title: Text, changes: Partial<PaymentDraft>, what = steps): MethodState => ({
    id,
    group: 'transfer',
    title,
    steps: what,
    changes,
  });
  return [
    row(
      'transfer-review',
      { tr: 'Havale: kararı siz verirsiniz', en: 'Transfer: you decide' },
      offering('bankTransfer'),
      decide,
    ),
    row('transfer-only', { tr: 'Yalnız havale ile ödeme', en: 'Payment by bank transfer only' }, eft(), decide),
    row(
      'transfer-confirmed',
      { tr: 'Havale: kodla hemen onaylanır', en: 'Transfer: confirmed right after the code' },
      eft('transferConfirmed'),
    ),
    row(
      'transfer-approved',
      { tr: 'Havale: incelenir, sonra onaylanır', en: 'Transfer: looked into, then approved' },
      eft('transferApproved'),
    ),
    ...transferReasons.map((key) => {
      const { code, text } = reasonOf(key);
      const title = { tr: `Havale reddedilir (${code}): ${text.tr}`, en: `Transfer refused (${code}): ${text.en}` };
      return row(`transfer-refused-${code}`, title, eft(key));
    }),
    row(
      'transfer-one-bank',
      { tr: 'Havale: üye işyeri tek banka seçmiş', en: 'Transfer: the merchant named one bank' },
      eft('', { bank: 'isbank' }),
    ),
    row(
      'transfer-banks-closed',
      { tr: 'Havale: bir banka dışında hepsi kapalı', en: 'Transfer: all banks but one are closed' },
      eft('transferBanksClosed'),
    ),
    row('transfer-code-wrong', { tr: 'Havale: SMS kodu üç kez yanlış', en: 'Transfer: three wrong SMS codes' }, eft(), {
      tr: 'Bildirimi gönderin, üç kez yanlış kod yazın.',
      en: 'Send the notice, type three wrong codes.',
    }),
  ];
}
