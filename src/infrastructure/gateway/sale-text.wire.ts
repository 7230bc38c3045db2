import * as v from 'valibot';
import { longestSaleText } from '../../domain/sale/sale-texts.js';
import { key } from './wire.js';

/** A text that is accepted as it stands: no character of it is dropped or cut (LW-06). */
export const saleText = v.pipe(v.string(), v.minLength(1), v.maxLength(longestSaleText));

export const textVersion = key(40);
