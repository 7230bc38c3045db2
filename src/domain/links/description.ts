/** Longer than this, and the form would be far down a phone. */
const shortLength = 180;
const shortLines = 4;

/** Returns whether only the beginning of a link's description is shown at first. */
export function isLongDescription(text: string): boolean {
  return text.length > shortLength || text.split('\n').length > shortLines;
}
