import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ResultWord, readResult, returnPath } from '../acs-contract.js';
import { attempts, orders } from '../database/schema.js';
import { formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { authorise } from '../gateway/issuer.js';
import { completeChallenge, type Decision, settleAttempt } from '../ledger/attempts.js';
import type { Order, OrderState } from '../ledger/order-state.js';
import { readState } from '../ledger/orders.js';
import { scenarioOfAttempt } from '../scenarios.js';

const outcomes: Readonly<Record<ResultWord, Decision>> = {
  success: undefined,
  attempted: undefined,
  failed: 'identityFailed',
  abandoned: 'identityNotChecked',
};

/**
 * Where the bank's page posts its result: from another site, without cookies. The signature says that the ACS sent it, the
 * ledger takes it once, and the shopper is sent on to what came of it, at a repeat too.
 */
export function returnFromBank(app: FastifyInstance, gateway: Gateway): void {
  app.post(returnPath, async (request, reply) => {
    const form = formOf(request.body);
    const result = readResult(gateway.secrets.acs, (name) => form.get(name));
    const attempt = result === undefined ? undefined : await findAttempt(gateway, result.challengeId);
    if (result === undefined || attempt === undefined) return reply.redirect(failedPath, 303);
    const { order, scenario } = attempt;
    if (await completeChallenge(gateway, order.id, result.challengeId, outcomes[result.result])) {
      const decision = await authorise(gateway.clock, scenarioOfAttempt(scenario));
      await settleAttempt(gateway, order.id, result.challengeId, decision);
    }
    return reply.redirect(await nextPath(gateway, order), 303);
  });
}

const failedPath = '/odeme/guvenli/v2/basarisiz';

/** The token stands in the fragment: a page in a merchant's frame may have no storage to remember it in. */
const failedPageOf = (token: string): string => `${failedPath}#${token}`;

async function findAttempt(gateway: Gateway, id: string): Promise<{ order: Order; scenario: string } | undefined> {
  const [found] = await gateway.db
    .select({ order: orders, scenario: attempts.scenario })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(eq(attempts.id, id));
  return found;
}

/** An attempt made elsewhere in the meantime counts: the shopper's question is whether the order is paid. */
export async function nextPath(gateway: Gateway, order: Order): Promise<string> {
  const state = await readState(gateway.db, order, gateway.clock.now());
  if (order.linkId !== null) return nextPathOfLink(order, order.linkId, state);
  if (state.kind === 'paid') return `/odeme/guvenli/v2/basarili/${order.token}`;
  return state.kind === 'pending' ? `/odeme/guvenli/v2/${order.token}` : failedPageOf(order.token);
}

function nextPathOfLink(order: Order, shortId: string, state: OrderState): string {
  if (state.kind === 'paid') return `/link/success/${order.token}`;
  return state.kind === 'pending' ? `/odeme/guvenli/link/${order.token}` : `/link/${shortId}/failed`;
}
