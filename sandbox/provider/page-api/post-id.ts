import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import { Refusal } from './refusal.js';

/** The page's own id of a payment post (`attempt_id`); undefined where a page sends none. Refuses what is no such id. */
export function postIdOf(form: FormBody, order: Order): string | undefined {
  const id = form.get('attempt_id');
  if (id === '') return undefined;
  if (!/^[\w-]{7,64}$/.test(id)) throw new Refusal('validation', { order, field: 'attempt_id' });
  return id;
}
