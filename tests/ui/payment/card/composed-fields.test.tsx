/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { markCompositions } from '../../../../src/ui/forms/composition.js';
import { FakePorts } from '../fake-ports.js';
import { field, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

beforeAll(() => markCompositions(document));

/** Composes as a phone's keyboard does: each text replaces the one before it in the field, until the last one is settled. */
function compose(input: HTMLInputElement, texts: readonly string[], seen: (text: string) => void): void {
  const before = input.value;
  act(() => input.focus());
  fireEvent.compositionStart(input);
  for (const text of texts) {
    const inserted = { inputType: 'insertCompositionText', data: text, isComposing: true };
    fireEvent.input(input, { ...inserted, target: { value: before + text } });
    seen(input.value);
  }
  fireEvent.compositionEnd(input, { data: texts.at(-1) });
}

const growing = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));

describe.each([
  ['with masks', new FakePorts()],
  ['before the masks have arrived', withoutMasks()],
])('CN-23: a text that a keyboard composes, %s', (_, ports) => {
  it.each([
    ['cc-number', '4355084355084358', '4355 0843 5508 4358'],
    ['cc-exp', '1230', '12/30'],
    ['cc-csc', '000', '000'],
    ['cc-name', 'Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ] as const)('%s stands as it is until it is settled, and then holds %s once', async (id, typed, shown) => {
    renderPayment(ports);
    await settleParts();
    const seen: string[] = [];
    compose(field(id), growing(typed), (text) => seen.push(text));
    expect(seen).toEqual(growing(typed));
    expect(field(id)).toHaveValue(shown);
  });

  it('the scheme and the validity follow at once', async () => {
    const { vm } = renderPayment(ports);
    await settleParts();
    const seen: (string | undefined)[] = [];
    compose(field('cc-number'), ['4', '4355084355084358'], () => seen.push(vm.form.scheme?.id));
    expect(seen).toEqual(['visa', 'visa']);
    expect(vm.form.fields.problem('number')).toBeUndefined();
  });
});

function withoutMasks(): FakePorts {
  const ports = new FakePorts();
  ports.later.partOf('CardMasks').part = { CardMasks: () => null };
  return ports;
}
