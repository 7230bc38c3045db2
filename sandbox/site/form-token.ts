import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Form } from './form.js';
import { type Html, html } from './html.js';

const field = 'form_token';

/** Proves that a form was read from this site's own page: another site can send a form, and cannot read one. */
export class FormToken {
  /** Made anew by each process: a page that was open before is read again. */
  private readonly value = randomBytes(24).toString('base64url');

  /** The field of a form. */
  input(): Html {
    return html`<input type="hidden" name="${field}" value="${this.value}">`;
  }

  isIn(form: Form): boolean {
    return timingSafeEqual(hashOf(form.get(field) ?? ''), hashOf(this.value));
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
