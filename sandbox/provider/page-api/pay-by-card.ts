import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { walletNamed } from '../directory/methods.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { CardBehaviour } from '../issuer/card-behaviour.js';
import type { ChallengeDocuments } from '../issuer/challenge-documents.js';
import type { AttemptFacts } from '../ledger/attempt-facts.js';
import type { Ledger } from '../ledger/ledger.js';
import type { PolicyOf } from '../merchants/merchant-policies.js';
import { takes } from '../requests/accepted-fields.js';
import type { Routes } from '../requests/routes.js';
import { printCheck, readCheck, type SmsCodes } from '../sms/sms-codes.js';
import type { AuthoriseAttempt } from './authorise-attempt.js';
import { PaymentTermsRequest, paymentTerms } from './card-payment-terms.js';
import type { NewAttempts } from './new-attempts.js';
import { PaymentPost, StoredCardPost } from './page-requests.js';
import type { WalletPosts } from './pay-by-wallet.js';
import type { PayingCards } from './paying-cards.js';
import {
  type AccessNames,
  attemptIdOf,
  fieldsOf,
  ownForm,
  type Payment,
  type PaymentCall,
  type Payments,
} from './payments.js';
import { Refusal } from './refusal.js';
import { knownPhone } from './sms-code-calls.js';
import { TypedCard } from './typed-card.js';

/** The fields of the call: a card is typed or stored, or a wallet pays. */
const fields = takes([PaymentPost, PaymentTermsRequest], [TypedCard, StoredCardPost]);

/** AP-11: a payment by a typed or a stored card; one by a wallet or a bank loan is made by `WalletPosts`. */
export class PayByCard implements Routes {
  private readonly names: AccessNames;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    product: string,
    private readonly payments: Payments,
    private readonly cards: PayingCards,
    private readonly attempts: NewAttempts,
    private readonly ledger: Ledger,
    private readonly challenges: ChallengeDocuments,
    private readonly wallets: WalletPosts,
    private readonly policyOf: PolicyOf,
    private readonly authorise: AuthoriseAttempt,
    private readonly codes: SmsCodes,
    private readonly legalRows: LegalRows,
  ) {
    this.names = {
      token: `${product}_token`,
      csrfToken: 'csrf_token',
      merchantId: 'merchant_id',
      merchantOid: 'merchant_oid',
    };
  }

  serve(app: FastifyInstance): void {
    app.post('/odeme', fields, async (request, reply) => {
      const form = ownForm(request);
      const payment = await this.payments.ofForm(form, this.names);
      return this.payments.answerFromLedger(request, payment, () => this.post(request, reply, { ...payment, form }));
    });
  }

  private async post(request: FastifyRequest, reply: FastifyReply, payment: PaymentCall): Promise<object> {
    const { form, order } = payment;
    await this.payments.requirePayable(payment);
    const wallet = walletNamed(form.get('payment_type'));
    if (wallet !== undefined) return this.wallets.pay(request, payment, wallet);
    if (order.transferOnly) throw new Refusal('validation', { order, field: 'payment_type' });
    fieldsOf(new PaymentTermsRequest(), payment);
    const card = await this.cards.ofForm(form, payment);
    const paying = { ...card, policy: this.policyOf(order.merchantId) };
    const at = { rows: this.legalRows, now: this.clock.now() };
    const terms = paymentTerms(form, order, paying, at);
    const facts = this.attempts.byCard(request, order, card, terms);
    return this.pay(request, reply, payment, facts, card.behaviour);
  }

  private async pay(
    request: FastifyRequest,
    reply: FastifyReply,
    payment: Payment,
    facts: AttemptFacts,
    behaviour: CardBehaviour,
  ): Promise<object> {
    if (behaviour.verification !== undefined) return this.askForVerification(payment, facts);
    const challenged = facts.with3d && behaviour.declinedBefore3d === undefined && behaviour.threeD !== 'frictionless';
    const begun = await this.ledger.begin(payment.order.id, facts, challenged ? 'challenged' : 'authorising');
    const attemptId = attemptIdOf(begun, payment);
    if (challenged) {
      const html = this.challenges.htmlOf(payment, facts, attemptId, behaviour);
      return { status: 'success', message: '3D', data: { htmlContent: Buffer.from(html, 'utf8').toString('base64') } };
    }
    await this.authorise.pay(payment, { attemptId, amount: facts.amount, behaviour });
    if (behaviour.dropsAnswer === true) return cut(request, reply);
    return { status: 'success', message: '', data: await this.payments.completionOf(payment) };
  }

  /** VF-04: a code is sent first; the payment continues in verification.ts. */
  private async askForVerification(payment: Payment, facts: AttemptFacts): Promise<object> {
    const { order } = payment;
    const begun = await this.ledger.begin(order.id, facts, 'challenged', this.codes.asking(knownPhone(order)));
    const check = await readCheck(this.db, attemptIdOf(begun, payment));
    if (check === undefined) throw new Error('The code was not asked for');
    const verification = printCheck(check, this.clock.now());
    return { status: 'success', message: 'VERIFICATION', data: { verification } };
  }
}

/** Cuts the connection instead of answering: the page must ask for the outcome. */
function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
