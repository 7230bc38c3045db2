/** Runs before the tests of each file: it adds what they may ask of a DOM, and a console whose complaints fail the test. */
import { format } from 'node:util';

const complaints = [];

for (const name of ['error', 'warn']) {
  console[name] = (...given) => complaints.push(`console.${name}: ${format(...given)}`);
}

/** A test that expects a complaint replaces the method: `jest.spyOn(console, 'error').mockImplementation(...)`. */
function failOnComplaints() {
  const all = complaints.splice(0);
  if (all.length > 0) throw new Error(all.join('\n\n'));
}

afterEach(failOnComplaints);
afterAll(failOnComplaints);

// `toBeVisible`, `toHaveAccessibleName`…, and time to find what comes later on a busy machine.
if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
