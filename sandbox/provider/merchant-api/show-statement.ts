import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { findBin } from '../directory/bins.js';
import { maskedCard } from '../directory/masked-card.js';
import { methodOf } from '../directory/methods.js';
import { type Movement, readStatement, type Span } from '../ledger/statement.js';
import { takes } from '../requests/accepted-fields.js';
import { Obeys } from '../requests/field-rules.js';
import { formOf } from '../requests/form-body.js';
import { printIstanbulTime, readIstanbulTime } from '../requests/istanbul-time.js';
import { type RuleBetween, readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { pointAmount, pointAmounts } from './point-amount.js';
import type { SignedTexts } from './signed-texts.js';

/** A fault is no `failed` here: that says that nothing was taken or given back. */
export const statementPath = '/rapor/islem-dokumu';

/** The longest time of one statement, in ms. */
const longestMs = 3 * 24 * 60 * 60_000;

/** The shortest step of a time that is asked for, in ms: a second that is named last belongs to the time. */
const stepMs = 1_000;

const IsMoment = () =>
  Obeys('YYYY-MM-DD hh:mm:ss, the time in Turkey', (value) => readIstanbulTime(value) !== undefined);

class StatementAsked {
  @IsMoment()
  start_date = '';

  @IsMoment()
  end_date = '';
}

const spanOf = ({ start_date, end_date }: StatementAsked): Span => {
  const end = readIstanbulTime(end_date)?.getTime() ?? 0;
  return { from: readIstanbulTime(start_date) ?? new Date(0), until: new Date(end + stepMs) };
};

const lengthOf = (asked: StatementAsked) => {
  const { from, until } = spanOf(asked);
  return until.getTime() - stepMs - from.getTime();
};

const rulesBetween: readonly RuleBetween<StatementAsked>[] = [
  {
    name: 'end_date',
    sentence: 'end_date must not be before start_date',
    breaks: (asked) => lengthOf(asked) < 0,
  },
  {
    name: 'end_date',
    sentence: 'end_date must be at most 3 days after start_date',
    breaks: (asked) => lengthOf(asked) > longestMs,
  },
];

/** islem-dokumu: what a merchant took and gave back within a time (MA-09). */
export class ShowStatement implements Routes {
  constructor(
    private readonly db: Database,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post(statementPath, takes([SignedCall, StatementAsked]), async (request) => {
      const form = formOf(request.body);
      const failed = (err_no: string, err_msg: string) => ({ status: 'error', err_no, err_msg });
      const signed = [form.get('merchant_id'), form.get('start_date'), form.get('end_date')];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return failed(merchant.number, merchant.reason);
      await this.signedTexts.keepQuestion('islem-dokumu', merchant.id, signed);
      const asked = readRequest(new StatementAsked(), form, rulesBetween);
      if (asked instanceof WrongField) return failed('002', asked.sentence);
      const movements = await readStatement(this.db, merchant.id, spanOf(asked));
      if (movements.length === 0) return { status: 'failed', err_msg: 'There is no transaction within this time' };
      return { status: 'success', data: movements.map(rowOf) };
    });
  }
}

/** A row by the names of the field, with the parts of its amount beside them. */
function rowOf(movement: Movement) {
  const { kind, at, merchantOid, currency, installmentCount, method, bin, last4, payment, total } = movement;
  return {
    islem_tipi: kind === 'sale' ? 'S' : 'I',
    siparis_no: merchantOid,
    islem_tarihi: printIstanbulTime(at),
    islem_tutari: pointAmount(payment),
    odeme_tutari: pointAmount(total),
    // Nothing is kept of a payment here: what a provider keeps is agreed with each merchant.
    kesinti_tutari: pointAmount(0),
    kesinti_orani: pointAmount(0),
    net_tutar: pointAmount(total),
    ...pointAmounts(movement),
    para_birimi: currency,
    taksit: String(installmentCount),
    kart_marka: findBin(bin)?.brand ?? 'none',
    kart_no: maskedCard(bin, last4),
    odeme_tipi: methodOf(method)?.inquiryWord ?? '',
    test_mode: movement.testMode ? '1' : '0',
    link_id: movement.linkId,
    reference_no: movement.reference,
  };
}
