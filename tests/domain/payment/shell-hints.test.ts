import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeOf, hinted, notHinted, type ShellHint, shellHints } from '../../../src/domain/payment/shell-hints.js';

const hosting = readFileSync(path.resolve(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');

describe('RL-02 what a server says of a payment before its data arrives', () => {
  it.each(Object.keys(shellHints) as ShellHint[])('is documented for whoever serves the page: %s', (hint) => {
    expect(hosting).toContain(`\` ${attributeOf(hint)}\``);
  });

  it('is matched by the styles of a shell', () => {
    expect(hinted('savedCards')).toBe('[data-shell-cards="saved"]');
    expect(notHinted('non3d')).toBe('html:not([data-shell-3d="on"])');
  });
});
