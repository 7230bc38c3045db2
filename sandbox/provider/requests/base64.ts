import { replacing } from './replacing.js';

/**
 * Base64 as its sender meant it: a plus sign that was not escaped arrives as a space, and programs break its lines or
 * write it in the alphabet of addresses, often without its end (MA-10).
 */
export function plainBase64(text: string): string {
  // A blank at an end is a plus sign, too, where that makes whole groups of four.
  const whole = plainLetters(text);
  if (whole.length % 4 === 0) return whole;
  const letters = plainLetters(text.trim());
  return letters.includes('=') ? letters : letters.padEnd(Math.ceil(letters.length / 4) * 4, '=');
}

const plainLetters = replacing({ ' ': '+', '\r': '', '\n': '', '-': '+', _: '/' });

/** The text that was signed: a space in base64 can only be a plus sign. */
export function withPlus(text: string): string {
  return plusLetters(text.trim());
}

const plusLetters = replacing({ ' ': '+' });
