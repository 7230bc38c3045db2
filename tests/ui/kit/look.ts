import { sheetOf } from '../../../src/ui/kit/style-sheet.js';

/** What the classes of an element declare in these sheets, without the names of the classes. */
export function lookOf(element: Element, ...sheets: readonly object[]): string {
  const rules = sheets.flatMap((sheet) => sheetOf(sheet)?.rules ?? []);
  const worn = rules.filter(({ selector }) => element.matches(selector));
  expect(worn.length).toBeGreaterThan(0);
  return worn.map(({ styles }) => styles.styles.replace(/label:[^;]*;/g, '')).join('\n');
}
