import type { Letters } from '../../../src/domain/validation/typed-text.js';

/** Describes what the head of a part of a multipart body says about its field. */
export interface PartHead {
  readonly name: string | undefined;
  readonly isFile: boolean;
}

const tab = 9;
const lineEnd = 10;
const carriageReturn = 13;
const space = 32;
const quote = 34;
const semicolon = 59;
const equals = 61;
const backslash = 92;

const isSpace = (letter: number) => letter === space || letter === tab || letter === carriageReturn;

/**
 * Reads the head of a part: the parameters of its `Content-Disposition`. It goes forward only, so that twice the letters
 * are at most twice the work (TR-09).
 */
export function readPartHead(head: Letters): PartHead {
  let place = 0;
  while (place < head.length) {
    const end = endOf(head, place, (letter) => letter === lineEnd);
    const colon = endOf(head, place, (letter) => letter === 58 || letter === lineEnd);
    if (colon - place === disposition.length && head.slice(place, colon).toLowerCase() === disposition) {
      return readParameters(head, colon, end);
    }
    place = end + 1;
  }
  return { name: undefined, isFile: false };
}

const disposition = 'content-disposition';

function readParameters(head: Letters, start: number, lineEndsAt: number): PartHead {
  let name: string | undefined;
  let isFile = false;
  let place = endOf(head, start, (letter) => letter === semicolon, lineEndsAt) + 1;
  while (place < lineEndsAt) {
    const first = endOf(head, place, (letter) => !isSpace(letter), lineEndsAt);
    const keyEnd = endOf(head, first, (letter) => letter === equals || letter === semicolon, lineEndsAt);
    const value = readValue(head, keyEnd + 1, lineEndsAt);
    const key = keyEnd - first <= longestKey ? head.slice(first, keyEnd).toLowerCase() : '';
    const hasValue = keyEnd < lineEndsAt && head.charCodeAt(keyEnd) === equals;
    if (hasValue && key === 'name') name ??= head.slice(value.start, value.end);
    if (hasValue && (key === 'filename' || key === 'filename*')) isFile = true;
    place = hasValue ? endOf(head, value.next, (letter) => letter === semicolon, lineEndsAt) + 1 : keyEnd + 1;
  }
  return { name, isFile };
}

/** `filename*`, in letters. */
const longestKey = 9;

/** Where a value begins and ends, quotes left out, and where reading goes on. */
function readValue(head: Letters, start: number, lineEndsAt: number) {
  if (start >= lineEndsAt || head.charCodeAt(start) !== quote) {
    const end = endOf(head, start, (letter) => letter === semicolon || isSpace(letter), lineEndsAt);
    return { start, end, next: end };
  }
  let place = start + 1;
  while (place < lineEndsAt) {
    const letter = head.charCodeAt(place);
    if (letter === quote) break;
    place += letter === backslash ? 2 : 1;
  }
  const end = Math.min(place, lineEndsAt);
  return { start: start + 1, end, next: end + 1 };
}

/** The first place from `start` on whose letter is the wanted one; `limit` where there is none. */
function endOf(head: Letters, start: number, isWanted: (letter: number) => boolean, limit = head.length): number {
  let place = start;
  while (place < limit && !isWanted(head.charCodeAt(place))) place += 1;
  return place;
}
