/** Icons of the link pages alone; see `kit/Icon`. */
export const linkGlyphs = {
  arrowRight: 'M3.5 10h13M11.5 5l5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  minus: 'M4 10h12',
  magnify: 'M8.8 15a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4ZM13.3 13.3 17.5 17.5M8.8 6.4v4.8M6.4 8.8h4.8',
  turn: 'M15.8 6.2A7 7 0 1 0 17 10M16.6 2.6v3.8h-3.8',
  fit: 'M7.5 3.5h-4v4M12.5 3.5h4v4M7.5 16.5h-4v-4M12.5 16.5h4v-4',
  gift: 'M3.5 8.5h13v8h-13ZM2.5 5.5h15v3h-15ZM10 5.5v11M10 5.5C8.6 2.4 5.6 2.6 5.9 4.3c.2 1 1.9 1.2 4.1 1.2ZM10 5.5c1.4-3.1 4.4-2.9 4.1-1.2-.2 1-1.9 1.2-4.1 1.2Z',
} as const;
