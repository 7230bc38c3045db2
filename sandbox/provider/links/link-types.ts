import type { LinkType } from '../../../src/domain/links/link.js';
import { collection } from './collection.js';
import type { Link } from './find-link.js';
import { flex } from './flex.js';
import type { LinkTypeRules } from './link-type.js';
import { product } from './product.js';

/** The rules of each type of link. */
export const linkTypeRules: Readonly<Record<LinkType, LinkTypeRules>> = { collection, product, flex };

export function rulesOf({ kind }: Pick<Link, 'kind'>): LinkTypeRules {
  return linkTypeRules[kind];
}
