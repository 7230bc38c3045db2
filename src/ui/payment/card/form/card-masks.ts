import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { groupingFor, maxDigits } from '../../../../domain/card/card-number.js';
import { isWholeDate, normaliseExpiry } from '../../../../domain/card/expiry.js';
import { caretAfterEdit, digitsOf, withAsciiDigits } from '../../../../domain/validation/typed-text.js';

const digit = /\d/;

/**
 * Full-width and Arabic digits, spaces and dashes become plain digits before the mask is applied (CN-08): in what is
 * typed or pasted, and in what autofill or an input method has already put into the field. The latter keeps its length.
 */
const plainDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: plain(elementState),
  data: digitsOf(data),
});

function plain<State extends { readonly value: string }>(state: State): State {
  return { ...state, value: withAsciiDigits(state.value) };
}

/** Where there is no room for all that is typed or pasted, the rest of it is refused: no digit is pushed out (CN-23). */
const withinMask =
  (most: (digits: string) => number): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const [before, after] = [value.slice(0, selection[0]), value.slice(selection[1])];
    const room = most(digitsOf(before + data + after)) - digitsOf(before + after).length;
    return { elementState, data: data.slice(0, Math.max(0, room)) };
  };

/** A whole date has no room: a key in its middle is refused (CN-23). At its end a year in full may be typed (CN-11). */
const keepWholeDate: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const hasNoRoom = action === 'insert' && from === to && from < value.length && isWholeDate(value);
  return { elementState, data: hasNoRoom && data.length === 1 ? '' : data };
};

/** The groups of the recognised scheme, parted by spaces (CN-07). */
export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) => {
    const groups = groupingFor(digitsOf(value)).map((length) => Array.from({ length }, () => digit));
    return groups.flatMap((group, index) => (index === 0 ? group : [' ', ...group]));
  },
  preprocessors: [plainDigits, withinMask(maxDigits)],
};

/**
 * `MM/YY`. Anything a date is written with may come in; the domain's rule makes of it what is shown, so that whole
 * dates that are pasted or filled in, such as `12/2030` and `2030-12`, come out right (CN-11).
 */
export const expiryMask: MaskitoOptions = {
  mask: /^[\d\s./-]*$/,
  preprocessors: [
    ({ elementState, data }) => ({ elementState: plain(elementState), data: withAsciiDigits(data) }),
    keepWholeDate,
  ],
  postprocessors: [
    ({ value, selection }, { value: before }) => {
      const shown = normaliseExpiry(value, before);
      const caret = caretAfterEdit(value, selection[1], shown);
      return { value: shown, selection: [caret, caret] };
    },
  ],
};

/** As many digits as the scheme's security code has (CN-12). */
export function cvvMask(length: number): MaskitoOptions {
  return { mask: Array.from({ length }, () => digit), preprocessors: [plainDigits, withinMask(() => length)] };
}
