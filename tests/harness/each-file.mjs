/** Before the tests of each file, where there is a DOM to ask: `toBeVisible`, `toHaveAccessibleName`…, and time to find what comes later on a busy machine. */
if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
