import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No axe violation in the page and the frames in it. Landmarks are compared within one document only: axe compares
 * them across frames, but a frame's banner is its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(page.frames().length > 1 ? ['landmark-unique'] : [])
    .analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} — ${node.target.flat().join(' ')} — ${node.failureSummary?.split('\n')[1] ?? ''}`,
    ),
  );
  expect(lines, 'axe violations').toEqual([]);
}
