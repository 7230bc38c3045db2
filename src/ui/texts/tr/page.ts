import { card } from './card.js';
import { frame } from './frame.js';
import { outcome } from './outcome.js';
import { payment } from './payment.js';

/** Holds what a page of the payment needs before anything is asked for, in Turkish. */
export const page = { ...frame, ...payment, ...card, ...outcome };
