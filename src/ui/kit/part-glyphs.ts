/** Icons that parts alone show: the card form can be paid without them. */
export const partGlyphs = {
  card: 'M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM2.5 8.2h15M5.5 12.4h3',
  check: 'm4.5 10.6 3.6 3.6 7.4-8',
  external: 'M11.5 3.5h5v5M16.2 3.8 9 11M14 11.5v4a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4',
  plus: 'M10 4v12M4 10h12',
} as const;
