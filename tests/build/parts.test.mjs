import path from 'node:path';
import { closureOf, earlyCode, oneFileForAll, sharedByParts } from '../../build/parts.mjs';
import { planSheets } from '../../build/sheets.mjs';

const at = (path) => ({ path, kind: 'import-statement' });
const later = (path) => ({ path, kind: 'dynamic-import' });

describe('what a file needs at once', () => {
  const inputs = {
    main: { imports: [at('kit'), later('part'), at('view')] },
    kit: { imports: [] },
    view: { imports: [at('kit')] },
    part: { imports: [] },
  };

  it('stands in the order in which it is evaluated, without what is fetched later', () => {
    expect(closureOf(inputs, 'main')).toEqual(['kit', 'view', 'main']);
  });
});

describe('code that a part is to bring', () => {
  const file = 'src/parts/links.part.ts';
  const part = { imports: [at('src/ui/links/LinkPage.tsx'), at('src/parts/fetch-part.ts')] };
  const source =
    "/**\n * Links.\n * @brings ui/links, react-router\n */\nexport { LinkPage } from '../ui/links/LinkPage.js';";
  const sentence = (name) => `${name} is in the entry, so the card form waits for it; it belongs to ${file}.`;

  it('is refused in the entry where the part imports it', () => {
    expect(earlyCode(file, '', part, ['src/ui/links/LinkPage.tsx'])).toEqual([sentence('src/ui/links/LinkPage.tsx')]);
  });

  it('is refused in the entry where it is in a folder that the part names', () => {
    expect(earlyCode(file, source, part, ['src/ui/links/amount/AmountField.tsx'])).toEqual([
      sentence('src/ui/links/amount/AmountField.tsx'),
    ]);
  });

  it('is refused in the entry where it is of a package that the part names', () => {
    const module = 'node_modules/react-router/dist/index.mjs';
    expect(earlyCode(file, source, part, [module])).toEqual([sentence(module)]);
  });

  it('is not what stands in a folder with a longer name, nor what fetches parts', () => {
    const early = ['src/ui/links-of-old/a.ts', 'node_modules/react-router-other/a.js', 'src/parts/fetch-part.ts'];
    expect(earlyCode(file, source, part, early)).toEqual([]);
  });
});

describe('what several parts need', () => {
  const words = (name) => `src/ui/texts/tr/${name}.ts`;
  const parts = ['src/a.part.ts', 'src/b.part.ts', 'src/alone.part.ts', words('links'), words('methods')];
  const inputs = {
    'src/main.tsx': { imports: [at('src/kit.ts'), ...parts.map(later)] },
    'src/a.part.ts': { imports: [at('src/kit.ts'), at('src/dialog.ts'), at('node_modules/mask/index.js')] },
    'src/b.part.ts': { imports: [at('src/dialog.ts'), at('node_modules/mask/index.js')] },
    'src/alone.part.ts': { imports: [at('src/kit.ts'), at('src/own.ts')] },
    [words('links')]: { imports: [at(words('refusals'))] },
    [words('methods')]: { imports: [at(words('refusals'))] },
  };
  const shared = sharedByParts(inputs, parts);

  it('is imported by each that needs any of it: neither what the entry has nor packages', () => {
    expect(shared.get('src/a.part.ts')).toEqual(['src/dialog.ts']);
    expect(shared.get('src/b.part.ts')).toEqual(['src/dialog.ts']);
  });

  it('is of the same language in the words', () => {
    expect(shared.get(words('links'))).toEqual([words('refusals')]);
  });

  it('is not imported by a part that needs nothing of another', () => {
    expect(shared.has('src/alone.part.ts')).toBe(false);
  });
});

describe('a part as it is bundled', () => {
  const part = 'src/parts/routes.part.ts';

  /** What esbuild is given for a file of the page. */
  async function contentsOf(file) {
    let load;
    const inputs = { 'src/main.tsx': { imports: [later(part)] } };
    oneFileForAll(inputs).setup({ onLoad: (_, callback) => (load = callback) });
    return (await load({ path: path.resolve(file) })).contents;
  }

  it('imports the entry by a relative name: the hashed names of the files do not depend on the folder of the project', async () => {
    expect(await contentsOf(part)).toContain('import "./../main.tsx";');
  });
});

describe('the style sheets', () => {
  const parts = new Map([
    ['links', 'src/parts/links.part.ts'],
    ['methods', 'src/parts/methods.part.ts'],
    ['routes', 'src/parts/routes.part.ts'],
  ]);
  const imports = {
    'src/main.tsx': ['page', 'Button', 'drawer'],
    'src/parts/links.part.ts': ['page', 'Radio', 'LinkPage'],
    'src/parts/methods.part.ts': ['page', 'Button', 'Radio', 'MethodList'],
    'src/parts/routes.part.ts': ['Button'],
  };
  const style = (name) => `${name}.styles.ts`;
  const inputs = Object.fromEntries(
    Object.entries(imports).map(([file, names]) => [file, { imports: names.map((name) => at(style(name))) }]),
  );
  inputs['src/main.tsx'].imports.push(later('src/parts/links.part.ts'), later('MethodDrawer.tsx'));
  inputs['MethodDrawer.tsx'] = { imports: [at(style('MethodDrawer'))] };
  const plan = planSheets(inputs, parts);

  it("the entry's has the page first and its own, and nothing that only parts need", () => {
    expect(plan.entry).toEqual(['page', 'Button', 'drawer', 'MethodDrawer'].map(style));
  });

  it('what two parts need is a sheet before theirs', () => {
    expect(plan.shared).toEqual([style('Radio')]);
  });

  it("a part's has what only the part needs", () => {
    expect(plan.parts.get('links')).toEqual({ needsShared: true, alone: [style('LinkPage')] });
    expect(plan.parts.get('methods')).toEqual({ needsShared: true, alone: [style('MethodList')] });
  });

  it('SD-04 the documents of a part have what its page needs, in the same order', () => {
    expect(plan.pages.get('links')).toEqual(['page', 'Radio', 'LinkPage'].map(style));
  });

  it('a part without styles of its own has none', () => {
    expect(plan.parts.has('routes')).toBe(false);
  });
});
