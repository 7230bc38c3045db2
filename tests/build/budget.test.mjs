import { awaitedScripts, budget, refuseBeyond } from '../../build/budget.mjs';

describe('the bytes that a card form waits for', () => {
  it('SD-03 are refused where they are more than 126,000', () => {
    expect(() => refuseBeyond(126_001, budget)).toThrow('A card form waits for 126001 bytes, 1 more than it may.');
  });

  it('SD-03 may be as many as that', () => {
    expect(() => refuseBeyond(126_000, budget)).not.toThrow();
  });

  it('SD-03 are those of the scripts that are fetched at once, each counted once', () => {
    const at = (path) => ({ path, kind: 'import-statement' });
    const outputs = {
      'named.js': { entryPoint: 'src/main.tsx', inputs: {}, imports: [at('page.js')] },
      'page.js': { inputs: { 'src/main.tsx': {} }, imports: [{ path: 'part.js', kind: 'dynamic-import' }] },
      'part.js': { entryPoint: 'src/parts/a.part.ts', inputs: { 'src/parts/a.part.ts': {} }, imports: [at('page.js')] },
      'words.js': { entryPoint: 'src/ui/texts/tr/page.ts', inputs: { 'src/ui/texts/tr/page.ts': {} }, imports: [] },
    };
    expect(awaitedScripts({ outputs })).toEqual(['page.js', 'words.js']);
  });
});
