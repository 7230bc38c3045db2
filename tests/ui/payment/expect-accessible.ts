import { expect, jest } from '@jest/globals';
import axe from 'axe-core';

/** Everything in the document as axe sees it; colours and landmarks are for a real browser and a whole page. It needs real time. */
export async function expectAccessible(now: Date): Promise<void> {
  jest.useRealTimers();
  const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  jest.useFakeTimers({ now });
}
