/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { FakePorts } from '../fake-ports.js';
import { field, renderPayment, settleParts, typeInto } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

type Id = 'cc-number' | 'cc-exp' | 'cc-csc';

/** Types at a place of a field that is full already. */
async function typeAt(id: Id, filled: string, place: number, keys: string, ports = new FakePorts()): Promise<void> {
  const { user } = renderPayment(ports);
  await settleParts();
  typeInto(field(id), filled);
  act(() => field(id).focus());
  await user.type(field(id), keys, { initialSelectionStart: place, initialSelectionEnd: place });
}

describe('CN-23: a key in a full field is refused, and pushes no digit out', () => {
  it.each([
    ['cc-number', '4355084355084358', 4, '9', '4355 0843 5508 4358'],
    ['cc-number', '4355084355084358', 19, '9', '4355 0843 5508 4358'],
    ['cc-number', '435508435508', 4, '12345', '4355 1234 0843 5508'],
    ['cc-number', '378282246310005', 4, '3', '3782 822463 10005'],
    ['cc-exp', '1230', 2, '9', '12/30'],
    ['cc-exp', '1230', 0, '9', '12/30'],
    ['cc-exp', '1230', 5, '5', '12/30'],
    // A year in full (CN-11).
    ['cc-exp', '1220', 5, '30', '12/30'],
    ['cc-csc', '1234', 1, '9', '1234'],
  ] as const)('%s with %s, at %s, %s: %s', async (id, filled, place, keys, shown) => {
    await typeAt(id, filled, place, keys);
    expect(field(id)).toHaveValue(shown);
  });

  it('before the masks have arrived, too', async () => {
    const ports = new FakePorts();
    ports.later.partOf('CardMasks').part = { CardMasks: () => null };
    await typeAt('cc-number', '4355084355084358', 4, '9', ports);
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
  });
});
