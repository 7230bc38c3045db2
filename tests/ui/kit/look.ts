import createEmotion from '@emotion/css/create-instance';
import { sheetOf } from '../../../src/ui/kit/style-sheet.js';

/** What the classes of an element declare in these sheets, without the names of the classes. */
export function lookOf(element: Element, ...sheets: readonly object[]): string {
  const rules = sheets.flatMap((sheet) => sheetOf(sheet)?.rules ?? []);
  const worn = rules.filter(({ selector }) => element.matches(selector));
  expect(worn.length).toBeGreaterThan(0);
  return worn.map(({ styles }) => styles.styles.replace(/label:[^;]*;/g, '')).join('\n');
}

/** Puts the rules of these sheets into the document, as the build writes them. Returns the undo. */
export function wear(...sheets: readonly object[]): () => void {
  const { cache } = createEmotion({ key: 'test', stylisPlugins: [] });
  for (const sheet of sheets) {
    for (const { selector, styles } of sheetOf(sheet)?.rules ?? []) cache.insert(selector, styles, cache.sheet, false);
  }
  return () => cache.sheet.flush();
}
