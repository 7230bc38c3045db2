/**
 * A grid of one column that is never wider than its container: content that is too wide has to wrap. A column without
 * this is as wide as its widest content.
 */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
