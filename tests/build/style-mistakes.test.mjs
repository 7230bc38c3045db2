import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  positionedTableParts,
  rawReferences,
  refuseMistakes,
  sameClasses,
  unreadClasses,
  unusedClasses,
  wrongName,
} from '../../build/style-mistakes.mjs';

const sheet = 'src/ui/kit/Bar.styles.ts';
const names = { bar: 'vabc0', wide: 'vabc1' };

/** The sources of a component that has this in it. */
const componentWith = (text) => new Map([['src/ui/kit/Bar.tsx', `import styles from './Bar.styles.js';\n${text}`]]);

describe('a raw reference to a custom property', () => {
  it('is refused, with the way out', () => {
    expect(rawReferences(sheet, "color: 'var(--ink)'")[0]).toBe(
      `${sheet}: a raw var(). Write token.… of src/ui/kit/tokens.ts, which is checked.`,
    );
  });

  it('is not what a token is', () => {
    expect(rawReferences(sheet, 'color: token.color.ink')).toEqual([]);
  });
});

describe('the name of a sheet', () => {
  it('other than that of its file is refused', () => {
    expect(wrongName(sheet, 'Foo')).toEqual([`${sheet}: its sheet is to be called "Bar", not "Foo".`]);
  });

  it('is that of its file', () => {
    expect(wrongName(sheet, 'Bar')).toEqual([]);
  });
});

describe('two sheets with the same classes', () => {
  const other = 'src/ui/links/Bar.styles.ts';

  it('are refused', () => {
    const both = new Map([
      [sheet, { names }],
      [other, { names: { sum: 'vabc0' } }],
    ]);
    expect(sameClasses(both)).toEqual([`${other}: its classes are called as those of ${sheet}. Rename it.`]);
  });

  it('are not two with classes of their own', () => {
    const both = new Map([
      [sheet, { names }],
      [other, { names: { sum: 'vxyz0' } }],
    ]);
    expect(sameClasses(both)).toEqual([]);
  });
});

describe('a class that nothing uses', () => {
  it('is refused by its name', () => {
    expect(unusedClasses(sheet, names, componentWith('styles.bar'))).toEqual([
      `${sheet}: nothing uses its class "wide". Delete it.`,
    ]);
  });

  it('is not one that a component asks for', () => {
    expect(unusedClasses(sheet, names, componentWith('styles.bar, styles.wide'))).toEqual([]);
  });

  it('is not one that a component looks up by a variable, where it spells the name', () => {
    expect(unusedClasses(sheet, names, componentWith("type Look = 'bar' | 'wide'; styles[look]"))).toEqual([]);
  });

  it('is one that only another sheet of the same name has', () => {
    const other = new Map([['src/ui/links/Bar.tsx', "import styles from './Bar.styles.js';\nstyles.bar, styles.wide"]]);
    expect(unusedClasses(sheet, names, other)).toHaveLength(2);
  });
});

describe('a part of a table that is positioned', () => {
  const mistakesOf = (css, text) => positionedTableParts(sheet, { names, css }, componentWith(text));
  const refusal = (selector) => [`${sheet}: "${selector}" positions a part of a table, which WebKit does not do.`];

  it('is refused by the class that a component gives it', () => {
    const row = '<tr key={id} onClick={() => open(id)} className={classNames(styles.bar, chosen && styles.wide)}>';
    expect(mistakesOf('.vabc0{position:relative;}', row)).toEqual(refusal('.vabc0'));
    expect(mistakesOf('@media print{.vabc1:hover{color:red;position:sticky;}}', row)).toEqual(refusal('.vabc1:hover'));
  });

  it('is refused by its name in a selector', () => {
    expect(mistakesOf('.vabc0 td,.vabc0 p{position:relative;}', '')).toEqual(refusal('.vabc0 td'));
    expect(mistakesOf('.vabc0>tr:first-child{position:relative;}', '')).toEqual(refusal('.vabc0>tr:first-child'));
  });

  it('is refused where it is generated', () => {
    expect(mistakesOf('.vabc0::after{position:absolute;}', '<td className={styles.bar}>')).toEqual(
      refusal('.vabc0::after'),
    );
  });

  it('is neither the table nor what stands in a cell', () => {
    const table = '<table className={styles.bar}><tr><td><label className={styles.wide} /></td></tr></table>';
    expect(mistakesOf('.vabc0{position:relative;}.vabc0 label,.vabc1{position:relative;}', table)).toEqual([]);
    expect(mistakesOf('.vabc0 td{background-position:0;}', table)).toEqual([]);
  });
});

describe('an ampersand', () => {
  it('is refused where the class is still to be put', () => {
    const css = '.vabc0 p{margin:0;}.vabc0 body :is(&,[data-slip]){margin:0;}';
    expect(unreadClasses('Bar.styles.ts', css)).toEqual([
      'Bar.styles.ts: ".vabc0 body :is(&,[data-slip])" still has a "&". Write a rule for each part of the list.',
    ]);
  });

  it('may stand in a value', () => {
    expect(unreadClasses('Bar.styles.ts', '.vabc0{content:"&";}')).toEqual([]);
  });
});

describe('the build', () => {
  it('stops with every mistake', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
    const file = path.join(folder, 'Bar.styles.ts');
    writeFileSync(file, "export default styleSheet('Bar', { bar: { color: 'var(--ink)' } });");
    const refused = refuseMistakes(
      new Map([[file, { name: 'Bar', names: { bar: 'vabc0' }, css: '.vabc0{color:var(--ink);}' }]]),
      [file],
    );
    await expect(refused).rejects.toThrow(/a raw var\(\)[\s\S]*nothing uses its class "bar"/);
    rmSync(folder, { recursive: true });
  });
});
