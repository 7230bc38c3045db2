import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import { PostId } from './page-requests.js';
import { fieldsOf } from './payments.js';

/**
 * The page's own id of a payment post (`attempt_id`); undefined where a page sends none. Refuses what is no such id. It is
 * kept, so a card number in it is masked (T13): not refused, since a random id may look like one.
 */
export function postIdOf(form: FormBody, order: Order): string | undefined {
  return withoutCardNumbers(fieldsOf(new PostId(), { form, order }).attempt_id) || undefined;
}
