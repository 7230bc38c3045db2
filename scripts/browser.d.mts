/** Types of browser.mjs, for the journeys. */
export const browserArguments: string[];
export function findBrowser(): Promise<string>;
