import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ResultFields, type ResultWord, readResult, returnPath } from '../../bank/acs-contract.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { loggableError } from '../../site/loggable-error.js';
import { attempts, orders } from '../database/schema.js';
import type { Secrets } from '../database/secrets.js';
import type { CardBehaviours } from '../issuer/card-behaviour.js';
import type { Issuer } from '../issuer/issuer.js';
import { readOrderUnderLock } from '../ledger/end-lapsed-attempt.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Decision } from '../ledger/outcomes.js';
import { isOpenChallenge, type Order } from '../orders/order-state.js';
import { formOf } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';

const outcomes: Readonly<Record<ResultWord, Decision>> = {
  success: undefined,
  attempted: undefined,
  failed: 'identityFailed',
  abandoned: 'identityNotChecked',
};

/**
 * Where the bank's page posts its result: from another site, without cookies. The signature proves that the ACS sent it, the
 * ledger takes it once, and the shopper is redirected to the page of the outcome, at a repeat too.
 */
export class ReturnFromBank implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly behaviours: CardBehaviours,
    private readonly issuer: Issuer,
    private readonly ledger: Ledger,
  ) {}

  serve(app: FastifyInstance): void {
    app.post(returnPath, async (request, reply) => {
      const form = formOf(request.body);
      const result = readResult(this.secrets.acs, (name) => form.get(name));
      const attempt = result === undefined ? undefined : await this.findAttempt(result.challengeId);
      if (result === undefined || attempt === undefined) return reply.redirect(failedPath, 303);
      return reply.redirect(await this.pathAfter(request, attempt, result), 303);
    });

    // A shopper who opens the address again has no result to give: the page that asks for the status says what is known.
    app.get(returnPath, async (_request, reply) => reply.redirect(failedPath, 303));
  }

  /** Where the shopper goes on. After an error the result page, which looks the status up before it says anything (RT-07). */
  private async pathAfter(
    request: FastifyRequest,
    { order, amount, scenario }: ChallengedAttempt,
    { challengeId, result }: ResultFields,
  ): Promise<string> {
    try {
      if (await this.ledger.completeChallenge(order.id, challengeId, outcomes[result])) {
        const behaviour = this.behaviours.byId(scenario);
        const decision = await this.issuer.authorise({ attemptId: challengeId, amount, behaviour });
        await this.ledger.settle(order.id, challengeId, decision);
      }
      return await nextPath(this.db, order, this.clock);
    } catch (error) {
      request.log.error({ error: loggableError(error), route: request.routeOptions.url });
      return resultPath(order);
    }
  }

  private async findAttempt(id: string): Promise<ChallengedAttempt | undefined> {
    const [found] = await this.db
      .select({ order: orders, amount: attempts.amount, scenario: attempts.scenario })
      .from(attempts)
      .innerJoin(orders, eq(orders.id, attempts.orderId))
      .where(eq(attempts.id, id));
    return found;
  }
}

interface ChallengedAttempt {
  readonly order: Order;
  /** Minor units. */
  readonly amount: number;
  readonly scenario: string;
}

const failedPath = '/odeme/guvenli/v2/basarisiz';

/** The token is in the fragment: a page in a merchant's frame may have no storage to keep it in. */
const failedPageOf = (token: string): string => `${failedPath}#${token}`;

/** The page that looks the payment's status up. */
const resultPath = ({ linkId, token }: Order): string =>
  linkId === null ? `/odeme/guvenli/v2/basarili/${token}` : `/link/success/${token}`;

/**
 * The page of the order's outcome; a payment by another attempt in the meantime counts. While another attempt can still pay
 * the order, from another tab, there is none yet: the payment page says what can be done (TR-02).
 */
export async function nextPath(db: Database, order: Order, clock: Clock): Promise<string> {
  const { state, last, now } = await readOrderUnderLock(db, order.id, clock);
  if (state.kind === 'paid') return resultPath(order);
  if (state.kind === 'pending' || (last !== undefined && isOpenChallenge(last, now))) return paymentPath(order);
  return order.linkId === null ? failedPageOf(order.token) : `/link/${order.linkId}/failed`;
}

/** The page of the payment itself. */
const paymentPath = ({ linkId, token }: Order): string =>
  linkId === null ? `/odeme/guvenli/v2/${token}` : `/odeme/guvenli/link/${token}`;
