import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { normaliseAmountEntry } from '../../../domain/links/amount-entry.js';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import { wentOn } from '../../forms/bound-field.js';
import type { FieldAccess } from '../../forms/typed-fields.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { fieldProps } from '../field-props.js';
import styles from './AmountField.styles.js';

interface AmountFieldProps {
  readonly t: Translate;
  readonly fields: FieldAccess<'amount'>;
  readonly currency: Currency;
  readonly hint: ReactNode;
  /** After the amount, inside its frame. */
  readonly trailing?: ReactNode;
}

/**
 * An amount, as people write it (LK-02, LK-04). While it is typed nothing is taken away, moved or put in, so no keyboard
 * and no paste can scramble it; when the field is left, an amount that was understood is formatted.
 */
export const AmountField = observer(({ t, fields, currency, hint, trailing }: AmountFieldProps) => {
  const { onBlur, ...field } = fieldProps(t, fields, 'amount');
  return (
    <TextField
      {...field}
      label={t('link.payment')}
      hint={hint}
      className={styles.field}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      aria-required
      placeholder="0,00"
      leading={
        <span className={styles.sign} aria-hidden="true">
          {signOf(currency)}
        </span>
      }
      trailing={trailing}
      onBlur={(event) => {
        if (wentOn(event.currentTarget)) fields.enter('amount', normaliseAmountEntry(fields.text('amount'), currency));
        onBlur(event);
      }}
    />
  );
});

/** How the currency is written beside an amount. */
function signOf(currency: Currency): string {
  return formatMoney(0, currency).replace(/[\d.,\s]/g, '');
}
