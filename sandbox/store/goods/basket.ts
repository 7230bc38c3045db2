import { type Product, productOf } from './products.js';

export interface BasketLine {
  readonly product: Product;
  readonly quantity: number;
}

/**
 * Describes what the shopper has chosen; at most `quantityMax` of each product. Kept in one cookie, as
 * `teapot:1.cup:2`.
 */
export type Basket = readonly BasketLine[];

export const quantityMax = 99;

/** Reads the cookie's text; anything but a known product with a quantity from 1 is dropped. */
export function readBasket(text: string): Basket {
  const quantities = new Map<Product, number>();
  for (const line of text.split('.').slice(0, 50)) {
    const [id = '', quantity = ''] = line.split(':');
    const product = productOf(id);
    if (product !== undefined && /^\d{1,3}$/.test(quantity)) quantities.set(product, Number(quantity));
  }
  return linesOf(quantities);
}

export function printBasket(basket: Basket): string {
  return basket.map((line) => `${line.product.id}:${line.quantity}`).join('.');
}

export function withProduct(basket: Basket, product: Product): Basket {
  const before = basket.find((line) => line.product === product)?.quantity ?? 0;
  return withQuantity(basket, product, before + 1);
}

/** A quantity of 0 takes the product out. */
export function withQuantity(basket: Basket, product: Product, quantity: number): Basket {
  const quantities = new Map(basket.map((line) => [line.product, line.quantity]));
  return linesOf(quantities.set(product, quantity));
}

export function countOf(basket: Basket): number {
  return basket.reduce((count, line) => count + line.quantity, 0);
}

/** Minor units. */
export function totalOf(basket: Basket): number {
  return basket.reduce((total, line) => total + line.product.price * line.quantity, 0);
}

function linesOf(quantities: ReadonlyMap<Product, number>): Basket {
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([product, quantity]) => ({ product, quantity: Math.min(quantity, quantityMax) }));
}
