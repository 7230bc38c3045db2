import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Form } from './form.js';
import { type Html, html } from './html.js';

const field = 'form_token';

/** Proves that a form was read from this site's own page: another site can send a form, and cannot read one. */
export class FormToken {
  private readonly value: string;

  /** `key`: shared by the processes that serve the site, since the form of one is posted to another. */
  constructor(key: string) {
    this.value = createHmac('sha256', key).update('form token').digest('base64url');
  }

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
