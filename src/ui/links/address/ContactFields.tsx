import { observer } from 'mobx-react-lite';
import type { FieldAccess } from '../../forms/typed-fields.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { fieldProps } from '../form/link-form.js';
import styles from './AddressForm.styles.js';

interface ContactFieldsProps {
  readonly t: Translate;
  readonly fields: FieldAccess<'phone' | 'email'>;
}

/** How the payer is reached: the same two fields wherever they are asked for (AD-01, LK-04). */
export const ContactFields = observer(({ t, fields }: ContactFieldsProps) => (
  <div className={styles.pair}>
    <TextField
      {...fieldProps(t, fields, 'phone')}
      label={t('address.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="05XX XXX XX XX"
      aria-required
    />
    <TextField
      {...fieldProps(t, fields, 'email')}
      label={t('address.email')}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-required
    />
  </div>
));
