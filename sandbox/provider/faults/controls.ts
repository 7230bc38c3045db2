import type { FastifyInstance } from 'fastify';
import type { AdjustableClock } from '../../process/clock.js';
import { type FaultRule, type Faults, faultKinds, faultPhases } from './faults.js';

/** Faults and clock over HTTP, for tests that run beside the sandbox. Registered only with the flag `controls`. */
export function serveControls(app: FastifyInstance, faults: Faults, clock: AdjustableClock): void {
  app.get('/_sandbox/faults', () => ({ rules: faults.list() }));

  app.post('/_sandbox/faults', async (request, reply) => {
    const rule = readRule(request.body);
    if (rule === undefined) return reply.code(400).send({ error: 'a rule needs call, phase and kind; see faults.ts' });
    faults.add(rule);
    return { rules: faults.list() };
  });

  app.delete<{ Querystring: { seed?: string } }>('/_sandbox/faults', async (request) => {
    faults.clear(Number(request.query.seed ?? 1));
    return { rules: [] };
  });

  app.get('/_sandbox/clock', () => ({ now: new Date(clock.now()).toISOString() }));

  app.post('/_sandbox/clock', async (request, reply) => {
    const advanceMs = new Map(entriesOf(request.body)).get('advanceMs');
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0))
      return reply.code(400).send({ error: 'advanceMs is missing' });
    clock.advance(advanceMs);
    return { now: new Date(clock.now()).toISOString() };
  });
}

function readRule(body: unknown): FaultRule | undefined {
  const fields = new Map(entriesOf(body));
  const phase = faultPhases.find((known) => known === fields.get('phase'));
  const kind = faultKinds.find((known) => known === fields.get('kind'));
  const call = fields.get('call');
  if (typeof call !== 'string' || phase === undefined || kind === undefined) return undefined;
  const number = (name: 'ms' | 'status' | 'times' | 'probability') => {
    const value = fields.get(name);
    return typeof value === 'number' ? { [name]: value } : {};
  };
  return { call, phase, kind, ...number('ms'), ...number('status'), ...number('times'), ...number('probability') };
}

function entriesOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}
