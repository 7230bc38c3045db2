import { makeAutoObservable, observableRef } from 'mobx';
import type { FlexOrder } from '../../../application/ports.js';
import {
  addressProblem,
  fullNameProblem,
  normaliseEmail,
  normaliseName,
  normaliseText,
  payerEmailProblem,
} from '../../../domain/links/address.js';
import { parseAmountEntry } from '../../../domain/links/amount-entry.js';
import { flexAmountProblem } from '../../../domain/links/flex.js';
import type { FlexLink, PaymentLink } from '../../../domain/links/link.js';
import { typedName } from '../../../domain/validation/name.js';
import { normalisePhone, phoneProblem, typedPhone } from '../../../domain/validation/phone.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { settleAmount } from '../amount/settle-amount.js';
import type { LinkForm } from '../form/link-form.js';

export type FlexField = 'amount' | 'fullName' | 'phone' | 'email' | 'detail';

/** A link whose payer chooses the amount and says who pays (LK-04). */
export class FlexLinkVm implements LinkForm {
  readonly kind = 'flex';
  readonly fields: TypedFields<FlexField>;

  constructor(public link: FlexLink) {
    this.fields = new TypedFields<FlexField>(
      {
        amount: (text) => flexAmountProblem(text, this.link),
        fullName: fullNameProblem,
        phone: phoneProblem,
        email: payerEmailProblem,
        detail: addressProblem,
      },
      { fullName: link.payerName },
      { fullName: typedName, phone: typedPhone },
    );
    makeAutoObservable(this, { link: observableRef, fields: false, kind: false });
  }

  renew(link: PaymentLink): boolean {
    if (link.kind !== this.kind) return false;
    this.link = link;
    return true;
  }

  get amount(): number | undefined {
    return parseAmountEntry(this.fields.text('amount'), this.link.currency);
  }

  get texts(): Readonly<Record<string, string>> {
    return this.fields.texts;
  }

  restore(texts: Readonly<Record<string, string>>): void {
    this.fields.restore(texts);
  }

  get typed(): boolean {
    return this.fields.changed;
  }

  check(): boolean {
    this.fields.leaveAll();
    return true;
  }

  refuse(field: string | undefined): boolean {
    if (field === 'amount') settleAmount(this.fields, this.link.currency);
    return this.fields.refuse(field);
  }

  get order(): FlexOrder | undefined {
    const { amount, fields } = this;
    if (amount === undefined || !fields.valid) return undefined;
    return {
      kind: 'flex',
      amount,
      name: normaliseName(fields.text('fullName')),
      address: normaliseText(fields.text('detail')),
      email: normaliseEmail(fields.text('email')),
      phone: normalisePhone(fields.text('phone')),
    };
  }
}
