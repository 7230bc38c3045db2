/** @jest-environment jsdom */
import fc from 'fast-check';
import { backspace, deleteForward, empty, field, pasteInto, renderPayment, typeInto } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

const digitsBefore = (input: HTMLInputElement) => input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '');

describe('the caret of the card number', () => {
  it('CN-08 a property: after any edit at any caret the field holds the right digits, and the caret stands behind its own', () => {
    const { vm } = renderPayment();
    const number = field('cc-number');
    fc.assert(
      fc.property(
        fc.stringMatching(/^4[0-9]{0,12}$/),
        fc.nat(16),
        fc.constantFrom('type', 'backspace', 'delete'),
        (digits, at, edit) => {
          empty(number);
          pasteInto(number, digits);
          const caret = Math.min(at, number.value.length);
          number.setSelectionRange(caret, caret);
          const left = digitsBefore(number);
          const right = digits.slice(left.length);
          const overSeparator = number.value.charAt(edit === 'delete' ? caret : caret - 1) === ' ';
          if (edit === 'type') typeInto(number, '7');
          else if (edit === 'backspace') backspace(number);
          else deleteForward(number);
          const [leftAfter, rightAfter] =
            edit === 'type'
              ? [`${left}7`, right]
              : overSeparator
                ? [left, right]
                : edit === 'backspace'
                  ? [left.slice(0, -1), right]
                  : [left, right.slice(1)];
          expect(vm.form.number).toEqual(leftAfter + rightAfter);
          expect(digitsBefore(number)).toEqual(leftAfter);
          expect(number.value).toBe(vm.form.text('number'));
        },
      ),
      { numRuns: 60 },
    );
  });
});
