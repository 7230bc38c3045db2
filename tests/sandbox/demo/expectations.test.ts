import { expectationsEn } from '../../../sandbox/demo/expectations/en.js';
import { expectationsTr } from '../../../sandbox/demo/expectations/tr.js';
import { preparedPayments } from '../../../sandbox/demo/prepared-payments.js';

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  test.each(preparedPayments.map((row) => [row.id, row] as const))(
    'the scenario %s says what will happen',
    (_, row) => {
      expect((row.expectation ?? row.steps)?.[language]).toMatch(/^\S.*\.$/);
    },
  );
});

test.each([...Object.entries(expectationsTr), ...Object.entries(expectationsEn)])(
  'what is said of %s is one line of at most 90 letters',
  (_, text) => {
    expect(text.length).toBeLessThanOrEqual(90);
  },
);

test('nothing is said of a scenario that is not there', () => {
  const ids = new Set(preparedPayments.map(({ id }) => id.replace(/-\d+$/, '')));
  expect(Object.keys(expectationsTr).filter((key) => !ids.has(key))).toEqual([]);
});
