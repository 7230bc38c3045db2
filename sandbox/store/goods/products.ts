import type { Language } from '../../../src/domain/locale/language.js';
import type { ArtId } from './art.js';

export interface Product {
  readonly id: string;
  readonly art: ArtId;
  readonly tile: 'warm' | 'sage' | 'sky';
  /** Minor units (kuruş) of the payment's currency. */
  readonly price: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

/** Holds what a prepared payment pays for. */
export const sample: Product = {
  id: 'glass',
  art: 'glass',
  tile: 'sky',
  price: 42000,
  name: { tr: 'İnce belli, altılı', en: 'Tulip glasses, six' },
  text: { tr: 'Üfleme cam, altın yaldızlı ağız.', en: 'Blown glass with a gilded rim.' },
};

/** The shop's goods, in the order they are shown. */
export const products: readonly Product[] = [
  {
    id: 'teapot',
    art: 'teapot',
    tile: 'warm',
    price: 189000,
    name: { tr: 'Bakır çaydanlık', en: 'Copper teapot' },
    text: { tr: 'İki katlı, 1,8 litre; kulpu elde dövme.', en: 'Two tiers, 1.8 litres, with a hand-forged handle.' },
  },
  sample,
  {
    id: 'cup',
    art: 'cup',
    tile: 'sage',
    price: 26000,
    name: { tr: 'Kahve fincanı', en: 'Coffee cup' },
    text: { tr: 'Kütahya porseleni, tabağıyla.', en: 'Kütahya porcelain, with its saucer.' },
  },
  {
    id: 'cezve',
    art: 'cezve',
    tile: 'sky',
    price: 64000,
    name: { tr: 'Dövme cezve', en: 'Hammered cezve' },
    text: { tr: 'İki fincanlık, kalaylı bakır.', en: 'Tinned copper for two cups.' },
  },
  {
    id: 'tea',
    art: 'tea',
    tile: 'sage',
    price: 18500,
    name: { tr: 'Rize çayı, 500 g', en: 'Rize tea, 500 g' },
    text: { tr: 'Mayıs hasadı; tavşan kanı dem.', en: 'The May harvest; brews deep red.' },
  },
  {
    id: 'sugar',
    art: 'sugar',
    tile: 'warm',
    price: 31000,
    name: { tr: 'Şekerlik', en: 'Sugar bowl' },
    text: { tr: 'El boyaması, küp şeker için.', en: 'Painted by hand, for cube sugar.' },
  },
];

const byId = new Map(products.map((product) => [product.id, product]));

export function productOf(id: string): Product | undefined {
  return byId.get(id);
}
