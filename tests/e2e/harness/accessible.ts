import axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No axe violation in the page and the frames in it. Each document is looked at for itself: it is served alone, too.
 * axe's own way through frames ends in a tab of its own, behind which Chromium leads later clicks past a frame.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const lines = await Promise.all(page.frames().map(violationsIn));
  expect(lines.flat(), 'axe violations').toEqual([]);
}

async function violationsIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (values) => {
    // A colour on its way to another is neither.
    await Promise.all(
      document.getAnimations().map((moving) => moving instanceof CSSTransition && moving.finished.catch(() => {})),
    );
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) => `${id}: ${help} — ${node.target.flat().join(' ')} — ${node.failureSummary?.split('\n')[1] ?? ''}`,
      ),
    );
  }, tags);
}
