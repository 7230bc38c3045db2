import type { ReactElement } from 'react';

/**
 * Describes what may stand beside others: elements, or nothing. A text beside others stands in an element of its own,
 * since a browser's translation replaces it, and what React does to the one that it wrote would fail (RL-14).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
