import * as v from 'valibot';
import type { Payable } from '../../application/ports.js';
import type { Answer } from './answer.js';
import { read, text } from './wire.js';

const echo = v.object({ data: v.nullish(v.object({ attempt_id: text(64), attempt_prefix: text(16) }), {}) });

/** Returns what an answer says of the posts of its order. The post of this id is void where it names the id. */
export function readPayable(answer: Answer, attemptId: string): Payable {
  const { attempt_id: named, attempt_prefix: attemptPrefix } = read(echo, answer).data;
  return { voided: attemptId !== '' && named === attemptId, attemptPrefix };
}
