import type { LinkDrafts } from '../../application/links/ports.js';
import type { Places } from '../../application/ports.js';
import type { LinkType, PaymentLink } from '../../domain/links/link.js';
import { byKind } from '../kit/by-kind.js';
import { CollectionLinkVm } from './collection/collection-link.vm.js';
import { FlexLinkVm } from './flex/flex-link.vm.js';
import { ProductLinkVm } from './product/product-link.vm.js';

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

/** A new form for the link, filled with what was typed before its payment page was opened. */
export function createLinkForm(link: PaymentLink, { places, drafts }: LinkFormPorts): LinkFormVm {
  const form = byKind<PaymentLink, LinkFormVm>(link, {
    collection: (collection) => new CollectionLinkVm(collection),
    product: (product) => new ProductLinkVm(product, places),
    flex: (flex) => new FlexLinkVm(flex),
  });
  form.restore(drafts.read(link.shortId));
  return form;
}
