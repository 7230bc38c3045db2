import { computed, makeObservable } from 'mobx';
import { emailFormatProblem } from '../../../domain/links/address.js';
import { parseAmountEntry } from '../../../domain/links/amount-entry.js';
import { collectionAmountProblem, maxCollection } from '../../../domain/links/collection.js';
import type { CollectionLink, CollectionOrder, LinkBase } from '../../../domain/links/link.js';
import { printAmount } from '../../../domain/money/amount.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { LinkForm, settleAmount } from '../form/link-form.js';

/** A collection: who pays is fixed, how much of it now is the payer's choice (LK-01, LK-02). */
export class CollectionLinkVm extends LinkForm<CollectionLink, 'amount'> {
  readonly kind = 'collection';
  readonly fields: TypedFields<'amount'>;

  constructor(link: CollectionLink) {
    super(link);
    this.fields = new TypedFields(
      { amount: (text) => collectionAmountProblem(text, this.link) },
      { amount: printAmount(link.price) },
    );
    makeObservable(this, { amount: computed, left: computed, broken: computed, order: computed });
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
    const { fields, link } = this;
    return fields.problem('amount') === undefined ? parseAmountEntry(fields.text('amount'), link.currency) : undefined;
  }

  /** Returns what is left after this payment, when it is one. */
  get left(): number | undefined {
    return this.amount === undefined || !this.fields.valid ? undefined : this.link.price - this.amount;
  }

  payAll(): void {
    this.fields.enter('amount', printAmount(this.link.price));
  }

  override refuse(field: string | undefined): boolean {
    if (field === 'amount') settleAmount(this.fields, this.link.currency);
    return super.refuse(field);
  }

  get order(): CollectionOrder | undefined {
    const { amount } = this;
    return amount === undefined || this.broken || !this.fields.valid ? undefined : { kind: 'collection', amount };
  }
}

/** Returns a collection of which only what the document says is known. */
export function awaitedCollection(known: LinkBase): CollectionLink {
  return { ...known, kind: 'collection', price: maxCollection, payerName: '', payerEmail: '' };
}
