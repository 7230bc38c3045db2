import { NEVER } from 'rxjs';
import type { LinkDrafts, Places } from '../../application/links/ports.js';
import type { LinkBase, LinkType, PaymentLink } from '../../domain/links/link.js';
import { defaultLanguage } from '../../domain/locale/language.js';
import { currencySigns } from '../../domain/money/amount.js';
import { type Currency, currencies, defaultCurrency } from '../../domain/money/currency.js';
import { byKind } from '../kit/by-kind.js';
import { awaitedCollection, CollectionLinkVm } from './collection/collection-link.vm.js';
import { awaitedFlex, FlexLinkVm } from './flex/flex-link.vm.js';
import type { AwaitedLink } from './form/awaited-link.js';
import { awaitedProduct, ProductLinkVm } from './product/product-link.vm.js';

/** The form of each type. */
interface FormOf {
  readonly collection: CollectionLinkVm;
  readonly product: ProductLinkVm;
  readonly flex: FlexLinkVm;
}

export type LinkFormVm = FormOf[LinkType];

interface LinkFormPorts {
  readonly places: Places;
  readonly drafts: LinkDrafts;
}

/** The link of each type of which only what the document says is known. */
const awaitedLinks: Readonly<Record<LinkType, (known: LinkBase) => PaymentLink>> = {
  collection: awaitedCollection,
  product: awaitedProduct,
  flex: awaitedFlex,
};

/**
 * A new form for the link, filled with what was typed before its payment page was opened, and then into the form that it
 * takes the place of: that of the awaited link, or of before the link failed to open.
 */
export function createLinkForm(link: PaymentLink, { places, drafts }: LinkFormPorts, before?: LinkFormVm): LinkFormVm {
  const form = formOf(link, places);
  // Another form of the link has all of them: what was cleared or unchecked in it stays so.
  if (before === undefined || before.awaited) form.restore(drafts.read(link.shortId));
  if (before !== undefined) moveTyped(before, form);
  return form;
}

/** The form of a link whose data has not arrived, empty: what is typed into it stays, and its order is never sent. */
export function createAwaitedForm({ type, shortId, title, description, sign }: AwaitedLink): LinkFormVm {
  const known: LinkBase = {
    shortId,
    title,
    description,
    merchant: { name: '', logo: '', website: '' },
    currency: currencyOf(sign),
    language: defaultLanguage,
    form: {},
  };
  const form = formOf(awaitedLinks[type](known), { provinces: () => NEVER });
  form.restore({ amount: '' });
  form.awaited = true;
  return form;
}

/** Puts into the form of a link what was typed into the one before it. What is wrong with a field stays to be seen (AD-01). */
function moveTyped(before: LinkFormVm, form: LinkFormVm): void {
  if (before.kind !== form.kind) return;
  // In the form of an awaited link an empty field, and a box that is not checked, were left as they were.
  const isWhole = !before.awaited;
  const typed = Object.entries(before.texts).filter(([, text]) => isWhole || (text !== '' && text !== '0'));
  form.restore({ ...form.texts, ...Object.fromEntries(typed) });
  form.fields.leaveThose(before.fields.leftFields);
}

/** The currency that is written so; the default one where no sign stands, since the form has no amount to type. */
function currencyOf(sign: string): Currency {
  return currencies.find((currency) => currencySigns[currency].trim() === sign) ?? defaultCurrency;
}

function formOf(link: PaymentLink, places: Places): LinkFormVm {
  return byKind<PaymentLink, LinkFormVm>(link, {
    collection: (collection) => new CollectionLinkVm(collection),
    product: (product) => new ProductLinkVm(product, places),
    flex: (flex) => new FlexLinkVm(flex),
  });
}
