/** @jest-environment jsdom */
import { FakePorts } from '../../fake-ports.js';
import { field, renderPayment, typeInto } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

/** A payment whose masks have not arrived. */
function unmasked() {
  const ports = new FakePorts();
  ports.later.partOf('CardMasks').part = { CardMasks: () => null };
  return renderPayment(ports);
}

describe('fields whose masks have not arrived', () => {
  it.each([
    ['cc-number', '4355084355084358', '4355 0843 5508 4358'],
    ['cc-exp', '1230', '12/30'],
    ['cc-csc', '0a00', '000'],
    ['cc-name', 'Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ] as const)('CN-07 CN-08 CN-11 CN-12 %s takes %s as %s', (id, typed, shown) => {
    unmasked();
    typeInto(field(id), typed);
    expect(field(id)).toHaveValue(shown);
  });

  it('CN-23 refuse a key behind a whole date', () => {
    unmasked();
    typeInto(field('cc-exp'), '12/30');
    typeInto(field('cc-exp'), '12/309');
    expect(field('cc-exp')).toHaveValue('12/30');
  });

  it('CN-07 keep the caret behind the digit that was typed amid others', async () => {
    const { user } = unmasked();
    typeInto(field('cc-number'), '4355084355084');
    await user.type(field('cc-number'), '7', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field('cc-number')).toHaveValue('4355 7084 3550 84');
    expect(field('cc-number').selectionStart).toBe(6);
  });
});
