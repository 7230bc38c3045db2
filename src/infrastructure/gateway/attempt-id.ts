import * as v from 'valibot';
import type { Answer } from './answer.js';
import { read, text } from './wire.js';

/** 128 random bits, as four numbers. */
export function newAttemptId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

const echo = v.object({ data: v.nullish(v.object({ attempt_id: text(64) }), {}) });

/** Whether an answer says that the post of this id is void: it names the id. A provider that does not know it does not. */
export function isVoided(answer: Answer, attemptId: string): boolean {
  return attemptId !== '' && read(echo, answer).data.attempt_id === attemptId;
}
