import { observer } from 'mobx-react-lite';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { caretInAmount, maskAmount } from '../../../domain/links/amount-mask.js';
import { currencySigns } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import { wentOn } from '../../forms/bound-field.js';
import { isComposing } from '../../forms/composition.js';
import type { FieldAccess } from '../../forms/typed-fields.js';
import type { Elements } from '../../kit/elements.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { fieldProps, settleAmount } from '../form/link-form.js';
import styles from './AmountField.styles.js';

interface AmountFieldProps {
  readonly t: Translate;
  readonly fields: FieldAccess<'amount'>;
  readonly currency: Currency;
  /** As the document has it, until the currency is known. */
  readonly sign?: string | undefined;
  readonly hint: ReactNode;
  /** The only field that is typed into. */
  readonly last?: boolean;
  /** After the amount, inside its frame. */
  readonly trailing?: Elements;
}

/** An amount, masked as it is typed (LK-02, LK-04); when the field is left, it gets its two decimals. */
export const AmountField = observer(({ t, fields, currency, sign, hint, last, trailing }: AmountFieldProps) => {
  const { onBlur, value: text, ...field } = fieldProps(t, fields, 'amount');
  // A text that is being composed is shown as it stands, while its amount follows.
  const [composed, setComposed] = useState<{ readonly before: string; readonly text: string }>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // React puts the caret at the end of a value that is not the typed one.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  // The amount of a link that has arrived: whoever waits in its empty field types over it.
  const arrived = useRef(fields);
  useLayoutEffect(() => {
    const wasEmpty = arrived.current !== fields && arrived.current.text('amount') === '';
    arrived.current = fields;
    const { current } = input;
    if (wasEmpty && current !== null && current.ownerDocument.activeElement === current) current.select();
  }, [fields]);
  // A key that changes nothing changes no state: the caret is put back by a render all the same.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const edit = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = currentTarget;
    const before = composed?.before ?? fields.text('amount');
    const shown = maskAmount(before, value, { currency, pasted: isPaste(nativeEvent) });
    if (isComposing(currentTarget)) {
      setComposed({ before, text: value });
      fields.enter('amount', shown);
      return;
    }
    setComposed(undefined);
    caret.current = shown === value ? undefined : caretInAmount(before, value, selectionEnd ?? value.length, shown);
    fields.enter('amount', shown);
    if (shown === before) renderAgain();
  };
  return (
    <TextField
      {...field}
      value={composed?.text ?? text}
      onInput={edit}
      onCompositionEnd={edit}
      inputRef={input}
      label={t('link.payment')}
      hint={hint}
      className={styles.field}
      enterKeyHint={last ? 'done' : 'next'}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      aria-required
      placeholder="0,00"
      leading={
        <span id="link-sign" className={styles.sign} aria-hidden="true">
          {sign ?? currencySigns[currency].trim()}
        </span>
      }
      trailing={trailing}
      onBlur={(event) => {
        if (wentOn(event.currentTarget)) settleAmount(fields, currency);
        onBlur(event);
      }}
    />
  );
});

const pastes = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/** Returns whether text was put in that no key typed. */
function isPaste(event: Event): boolean {
  return event instanceof InputEvent && pastes.includes(event.inputType);
}
