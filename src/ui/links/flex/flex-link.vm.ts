import { computed, makeObservable } from 'mobx';
import {
  addressProblem,
  fullNameProblem,
  normaliseEmail,
  normaliseName,
  normaliseText,
  payerEmailProblem,
  phoneProblem,
} from '../../../domain/links/address.js';
import { parseAmountEntry } from '../../../domain/links/amount-entry.js';
import { minLinkAmount } from '../../../domain/links/collection.js';
import { defaultFlexMax, flexAmountProblem } from '../../../domain/links/flex.js';
import type { FlexLink, FlexOrder, LinkBase } from '../../../domain/links/link.js';
import { typedName } from '../../../domain/validation/name.js';
import { normalisePhone, typedPhone } from '../../../domain/validation/phone.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { LinkForm, settleAmount } from '../form/link-form.js';

export type FlexField = 'amount' | 'fullName' | 'phone' | 'email' | 'detail';

/** A link whose payer chooses the amount and says who pays (LK-04). */
export class FlexLinkVm extends LinkForm<FlexLink, FlexField> {
  readonly kind = 'flex';
  readonly fields: TypedFields<FlexField>;

  constructor(link: FlexLink) {
    super(link);
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
    makeObservable(this, { amount: computed, order: computed });
  }

  get amount(): number | undefined {
    const { fields, link } = this;
    return fields.problem('amount') === undefined ? parseAmountEntry(fields.text('amount'), link.currency) : undefined;
  }

  override refuse(field: string | undefined): boolean {
    if (field === 'amount') settleAmount(this.fields, this.link.currency);
    return super.refuse(field);
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

/** Returns a flex link of which only what the document says is known. */
export function awaitedFlex(known: LinkBase): FlexLink {
  return { ...known, kind: 'flex', min: minLinkAmount, max: defaultFlexMax, payerName: '' };
}
