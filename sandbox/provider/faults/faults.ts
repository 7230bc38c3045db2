import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../process/clock.js';
import { FormBody } from '../requests/form-body.js';

export const faultPhases = ['before', 'after', 'midBody'] as const;
export const faultKinds = ['drop', 'delay', 'status', 'garbage', 'duplicate', 'oversize'] as const;

/** Something that goes wrong with a call. */
export interface FaultRule {
  /** Method and route, e.g. `POST /odeme` or `GET /odeme/api/oos/payment/get/status/:token`; `*` is every call. */
  readonly call: string;
  /** `before` the handler; `after` it, when all is committed and nothing sent; `midBody`: half of the answer is out. */
  readonly phase: (typeof faultPhases)[number];
  /** `duplicate`: before, the request arrives twice; after, the body is sent twice. In mid-body all kinds but `delay` cut the line. */
  readonly kind: (typeof faultKinds)[number];
  /** How long a `delay` takes. */
  readonly ms?: number;
  /** Holds what a `status` answers; 502 when absent. */
  readonly status?: number;
  /** How many calls the rule applies to; every one when absent. */
  readonly times?: number;
  /** 0 to 1; drawn from the seeded sequence, so a run repeats. 1 when absent. */
  readonly probability?: number;
}

/** The faults of one process. */
export class Faults {
  private rules: { readonly rule: FaultRule; left: number }[] = [];
  private state: number;

  constructor(seed = 1) {
    this.state = seed;
  }

  add(rule: FaultRule): void {
    this.rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(seed = 1): void {
    this.rules = [];
    this.state = seed;
  }

  list(): readonly FaultRule[] {
    return this.rules.map(({ rule }) => rule);
  }

  /** The fault for this call, undefined for none; a rule that is limited in number is used up by one. */
  faultOf(call: string, phases: readonly FaultRule['phase'][]): FaultRule | undefined {
    const entry = this.rules.find(
      ({ rule, left }) => left > 0 && (rule.call === '*' || rule.call === call) && phases.includes(rule.phase),
    );
    if (entry === undefined || this.draw() >= (entry.rule.probability ?? 1)) return undefined;
    entry.left -= 1;
    return entry.rule;
  }

  /** mulberry32: 0 up to 1, the same sequence for the same seed. */
  private draw(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/** More than any client should read. */
const oversizeBytes = 11 * 1024 * 1024;

const noise = '<!doctype html><title>502 Bad Gateway</title><h1>\u0000\ufffd{"status":"succ';

/** Marks the second arrival of a duplicated request, which meets no fault of its own. */
const repeatHeader = 'x-sandbox-repeat';

/** Applies the faults to the calls of an app, but for controls and health. */
export function installFaults(app: FastifyInstance, faults: Faults, clock: Clock): void {
  const faultOf = (request: FastifyRequest, phases: readonly FaultRule['phase'][]) => {
    const route = request.routeOptions.url ?? '';
    const exempt =
      route.startsWith('/_sandbox') ||
      route === '/healthz' ||
      route === '/readyz' ||
      request.headers[repeatHeader] !== undefined;
    return exempt ? undefined : faults.faultOf(`${request.method} ${route}`, phases);
  };

  app.addHook('preHandler', async (request, reply) => {
    const rule = faultOf(request, ['before']);
    if (rule === undefined) return;
    if (rule.kind === 'delay') await clock.sleep(rule.ms ?? 0);
    else if (rule.kind === 'duplicate') arriveAgain(app, request);
    else return answerInstead(rule, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const rule = faultOf(request, ['after', 'midBody']);
    if (rule === undefined) return payload;
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : Buffer.alloc(0);
    return rule.phase === 'midBody'
      ? midBody(rule, reply, body, clock)
      : afterHandler(rule, request, reply, body, clock);
  });
}

function answerInstead(rule: FaultRule, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (rule.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (rule.kind === 'status') return reply.code(rule.status ?? 502).send('');
  return reply.type('text/html').send(rule.kind === 'oversize' ? noise.padEnd(oversizeBytes, ' ') : noise);
}

function arriveAgain(app: FastifyInstance, request: FastifyRequest): void {
  const { 'content-length': _, ...headers } = request.headers;
  const form = request.body instanceof FormBody ? request.body : undefined;
  if (form !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded';
  const repeat = app.inject({
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: request.url,
    headers: { ...headers, [repeatHeader]: '1' },
    payload: form?.encoded(),
  });
  repeat.catch(() => {});
}

async function afterHandler(rule: FaultRule, request: FastifyRequest, reply: FastifyReply, body: Buffer, clock: Clock) {
  if (rule.kind === 'drop') request.raw.socket.destroy();
  if (rule.kind === 'delay') await clock.sleep(rule.ms ?? 0);
  if (rule.kind === 'status') reply.code(rule.status ?? 502);
  reply.removeHeader('content-length');
  if (rule.kind === 'status') return '';
  if (rule.kind === 'garbage') return noise;
  if (rule.kind === 'duplicate') return Buffer.concat([body, body]);
  // Spaces behind JSON are still JSON: the size alone must be what is wrong.
  if (rule.kind === 'oversize') return Buffer.concat([body, Buffer.alloc(oversizeBytes, ' ')]);
  return body;
}

function midBody(rule: FaultRule, reply: FastifyReply, body: Buffer, clock: Clock): Readable {
  reply.header('content-length', body.length);
  const half = Math.floor(body.length / 2);
  async function* pieces() {
    yield body.subarray(0, half);
    if (rule.kind !== 'delay') throw new Error('The line is cut by a fault');
    await clock.sleep(rule.ms ?? 0);
    yield body.subarray(half);
  }
  return Readable.from(pieces());
}
