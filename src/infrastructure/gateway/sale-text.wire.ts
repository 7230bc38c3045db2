import * as v from 'valibot';
import { longestSaleText } from '../../domain/sale/sale-texts.js';

/** A text that is accepted as it stands: no character of it is dropped or cut (LW-06). */
export const saleText = v.pipe(v.string(), v.minLength(1), v.maxLength(longestSaleText));

export const textVersion = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));

export const textHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
