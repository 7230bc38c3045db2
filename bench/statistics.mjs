/** Medians, spreads and percentiles of what was measured. */

/** Of an even count the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
}

/** Ours divided by theirs, round by round; a round in which one of them failed, or took no time, is left out. */
export function ratios(ours, theirs) {
  return ours.map((value, round) => value / theirs[round]).filter((ratio) => Number.isFinite(ratio));
}

/** The median, and the least and the most in parentheses; `show` writes a number. Empty where all rounds failed. */
export function spread(values, show, unit = '') {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return '';
  return `${show(median(known))}${unit} (${show(Math.min(...known))} to ${show(Math.max(...known))})`;
}
