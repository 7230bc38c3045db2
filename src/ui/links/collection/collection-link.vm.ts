import { makeAutoObservable, observableRef } from 'mobx';
import type { CollectionOrder } from '../../../application/ports.js';
import { emailFormatProblem } from '../../../domain/links/address.js';
import { parseAmountEntry } from '../../../domain/links/amount-entry.js';
import { collectionAmountProblem } from '../../../domain/links/collection.js';
import type { CollectionLink, PaymentLink } from '../../../domain/links/link.js';
import { printAmount } from '../../../domain/money/amount.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { settleAmount } from '../amount/settle-amount.js';
import type { LinkForm } from '../form/link-form.js';

/** A collection: who pays is fixed, how much of it now is the payer's choice (LK-01, LK-02). */
export class CollectionLinkVm implements LinkForm {
  readonly kind = 'collection';
  readonly fields: TypedFields<'amount'>;

  constructor(public link: CollectionLink) {
    this.fields = new TypedFields(
      { amount: (text) => collectionAmountProblem(text, this.link) },
      { amount: printAmount(link.price) },
    );
    makeAutoObservable(this, { link: observableRef, fields: false, kind: false });
  }

  /** Returns what is left to pay may have changed in the meantime; what was typed stays. */
  renew(link: PaymentLink): boolean {
    if (link.kind !== this.kind) return false;
    this.link = link;
    return true;
  }

  /** The merchant wrote it, and the shopper cannot correct it: it only has to be there (LK-02). */
  get nameProblem(): Problem | undefined {
    return this.link.payerName.trim() === '' ? { key: 'validation.required' } : undefined;
  }

  get emailProblem(): Problem | undefined {
    return emailFormatProblem(this.link.payerEmail);
  }

  /** The merchant left something out that the shopper cannot correct. */
  get broken(): boolean {
    return this.nameProblem !== undefined || this.emailProblem !== undefined;
  }

  get amount(): number | undefined {
    return parseAmountEntry(this.fields.text('amount'), this.link.currency);
  }

  /** Returns what is left after this payment, when it is one. */
  get left(): number | undefined {
    return this.amount === undefined || !this.fields.valid ? undefined : this.link.price - this.amount;
  }

  payAll(): void {
    this.fields.enter('amount', printAmount(this.link.price));
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

  get order(): CollectionOrder | undefined {
    const { amount } = this;
    return amount === undefined || this.broken || !this.fields.valid ? undefined : { kind: 'collection', amount };
  }
}
