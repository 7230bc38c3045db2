import type { ServiceIdentifier } from 'inversify';

/** The product slug, part of wire names such as `{product}_token`. */
export const ProductSlug: ServiceIdentifier<string> = Symbol('ProductSlug');
