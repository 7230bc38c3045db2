import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { normaliseAmountEntry } from '../../../domain/links/amount-entry.js';
import type { LinkOrder, LinkType, PaymentLink } from '../../../domain/links/link.js';
import type { Currency } from '../../../domain/money/currency.js';
import { boundField } from '../../forms/bound-field.js';
import { leadsToNextField } from '../../forms/form-focus.js';
import type { FieldAccess, TypedFields } from '../../forms/typed-fields.js';
import type { Translate } from '../../texts/texts.js';

/** The form of a link, whatever its type: what was typed, and the link that it is typed for. */
export abstract class LinkForm<Link extends PaymentLink, Field extends string> {
  abstract readonly kind: LinkType & Link['kind'];
  abstract readonly fields: TypedFields<Field>;
  /** The link's data has not arrived: what stands in `link` stands for what is not known and is not shown. */
  awaited = false;

  constructor(public link: Link) {
    makeObservable(this, { link: observableRef, changed: computed });
  }

  /** The sum that would be paid now, in minor units; undefined while it is not known, or could not be paid. */
  abstract get amount(): number | undefined;

  /** The order that is sent, when everything is right (AP-03). */
  abstract get order(): LinkOrder | undefined;

  /** The price of one piece, in minor units, by which the payer orders; undefined where the link sells none. */
  get unitPrice(): number | undefined {
    return undefined;
  }

  /** The order obliges to pay, or may do so as long as the link is awaited, which a line at the button says (LW-03). */
  get obliges(): boolean {
    return false;
  }

  /** Returns what was typed, by field; `restore` takes it back. */
  get texts(): Readonly<Record<string, string>> {
    return this.fields.texts;
  }

  restore(texts: Readonly<Record<string, string>>): void {
    this.fields.restore(texts);
  }

  /** Something else stands in the form than in the beginning (PP-16). */
  get changed(): boolean {
    return this.fields.changed;
  }

  /** The shopper wants to go on: from now on every field shows what is wrong with it. False holds the order back once. */
  check(): boolean {
    this.fields.leaveAll();
    return true;
  }

  /** The provider did not accept a field: it is marked. False where the form has none of that name. */
  refuse(field: string | undefined): boolean {
    return this.fields.refuse(field);
  }

  /** Takes what is new about its link; what was typed stays. False where the link is of another type. */
  renew(link: PaymentLink): boolean {
    if (!this.isOwn(link)) return false;
    runInAction(() => {
      this.link = link;
      this.renewed();
    });
    return true;
  }

  /** The link has been renewed. */
  protected renewed(): void {}

  private isOwn(link: PaymentLink): link is Link {
    return link.kind === this.kind;
  }
}

interface AmountFields {
  text(field: 'amount'): string;
  enter(field: 'amount', text: string): void;
}

/** An amount as it stands when its field is left: leaving it once more is no change. */
export function settleAmount(fields: AmountFields, currency: Currency): void {
  fields.enter('amount', normaliseAmountEntry(fields.text('amount'), currency));
}

/** Returns what binds a field of a link's page to what is typed into it. */
export function fieldProps<Field extends string>(t: Translate, fields: FieldAccess<Field>, field: Field) {
  return { ...boundField(t, fields, field, `link-${field}`), ...leadsToNextField };
}
