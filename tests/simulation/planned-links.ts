import type { Kind } from '../sandbox/provider/links/link-shop.js';
import type { Method, Plan } from './plan.js';

/** Links of one kind that the payments of a method are made at. */
interface PlannedLinks {
  readonly kind: Kind;
  /** How many indexes share one of them: of a method that one payment in n has, so many n-ths pay at it. */
  readonly indexes: number;
  /** Minor units: of one piece, of the whole collection, at most. The number of the link makes it its own. */
  readonly price: number;
  /** Pieces. */
  readonly stock?: number;
}

const plannedLinks: Partial<Readonly<Record<Method, PlannedLinks>>> = {
  link: { kind: 'product', indexes: 60, price: 5_000_000, stock: 3 },
  popularLink: { kind: 'product', indexes: 4_000, price: 6_000_000, stock: 60 },
  collectionLink: { kind: 'collection', indexes: 150, price: 500_000 },
  flexLink: { kind: 'flex', indexes: 1_000, price: 900_000 },
};

type Paid = Pick<Plan, 'index' | 'method'>;

/** The link of a plan, whose key it shares with all who pay at it. */
export interface PlannedLink extends PlannedLinks {
  readonly key: string;
  readonly price: number;
}

/** Undefined where no link is paid. */
export function linkOf({ index, method }: Paid): PlannedLink | undefined {
  const planned = plannedLinks[method];
  if (planned === undefined) return undefined;
  const nth = Math.floor(index / planned.indexes);
  return { ...planned, key: `${method} ${nth}`, price: planned.price + nth };
}

export const quantityOf = ({ index, method }: Paid): number => (method === 'link' && index % 3 === 0 ? 2 : 1);

/**
 * Minor units. Of one payment alone where no product is paid, so that the issuer and the database's line know which one
 * they see.
 */
export function amountOf(plan: Paid): number {
  const link = linkOf(plan);
  if (link === undefined) return 1_000_000 + plan.index;
  if (link.kind === 'product') return link.price * quantityOf(plan);
  return (link.kind === 'collection' ? 100_000 : 200_000) + plan.index;
}
