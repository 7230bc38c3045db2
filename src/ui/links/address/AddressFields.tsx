import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { countriesIn } from '../../../domain/links/countries.js';
import type { Language } from '../../../domain/locale/language.js';
import { Checkbox } from '../../kit/Checkbox.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import { fieldProps } from '../form/link-form.js';
import styles from './AddressForm.styles.js';
import type { AddressForm } from './address.form.js';
import { ContactFields } from './ContactFields.js';
import { PlaceFields } from './PlaceFields.js';
import { SelectField } from './SelectField.js';
import { TextArea } from './TextArea.js';

interface AddressFieldsProps {
  readonly t: Translate;
  readonly language: Language;
  readonly form: AddressForm;
  readonly provincesMissing: boolean;
  readonly onLoadProvinces: () => void;
}

/** Who buys, where it goes, whom the invoice is for (AD-01..05). */
export const AddressFields = observer(
  ({ t, language, form, provincesMissing, onLoadProvinces }: AddressFieldsProps) => {
    const { fields } = form;
    const zip = t('address.zip');
    return (
      <>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('address.contact')}</legend>
          <TextField
            {...fieldProps(t, fields, 'name')}
            label={t('address.name')}
            className={styles.short}
            autoComplete="given-name"
            autoCapitalize="words"
            aria-required
          />
          <TextField
            {...fieldProps(t, fields, 'surname')}
            label={t('address.surname')}
            className={styles.short}
            autoComplete="family-name"
            autoCapitalize="words"
            aria-required
          />
          <ContactFields t={t} fields={fields} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('address.delivery')}</legend>
          <div className={styles.box}>
            <Checkbox
              id="link-abroad"
              checked={form.abroad}
              onChange={(checked) => form.setAbroad(checked)}
              label={t('address.abroad')}
            />
          </div>
          {form.abroad && <CountryField t={t} language={language} form={form} />}
          {!form.abroad && <PlaceFields t={t} form={form} missing={provincesMissing} onRetry={onLoadProvinces} />}
          <TextArea
            {...fieldProps(t, fields, 'detail')}
            label={t('address.detail')}
            hint={t(form.abroad ? 'address.detailHintAbroad' : 'address.detailHint')}
            className={styles.wide}
            autoComplete="street-address"
            maxLength={400}
            aria-required
          />
          <TextField
            {...fieldProps(t, fields, 'zip')}
            label={form.zipRequired ? zip : <OptionalLabel name={zip} note={t('address.optional')} />}
            className={styles.zip}
            autoComplete="postal-code"
            inputMode={form.abroad ? 'text' : 'numeric'}
            enterKeyHint={form.invoiceWanted ? 'next' : 'done'}
            aria-required={form.zipRequired}
          />
        </fieldset>
        <InvoiceFields t={t} form={form} />
      </>
    );
  },
);

/** AD-04: quieter than the names of fields that have to be filled in. */
function OptionalLabel({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <>
      <span>{`${name} `}</span>
      <span className={styles.optional}>{note}</span>
    </>
  );
}

/** AD-03. */
const CountryField = observer(({ t, language, form }: Pick<AddressFieldsProps, 't' | 'language' | 'form'>) => {
  const names = useMemo(() => new Map(countriesIn(language).map(({ code, name }) => [code, name])), [language]);
  return (
    <SelectField
      {...fieldProps(t, form.fields, 'country')}
      label={t('address.country')}
      prompt={t('address.countryPrompt')}
      options={[...names.keys()]}
      nameOf={(code) => names.get(code) ?? code}
      className={styles.wide}
      autoComplete="country"
      aria-required
    />
  );
});

/** AD-05. */
const InvoiceFields = observer(({ t, form }: Pick<AddressFieldsProps, 't' | 'form'>) => {
  const { fields } = form;
  return (
    <div className={styles.invoice}>
      <Checkbox
        id="link-invoice"
        checked={form.invoiceWanted}
        onChange={(checked) => form.wantInvoice(checked)}
        label={t('address.invoice')}
      />
      {form.invoiceWanted && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('address.invoiceDetails')}</legend>
          <TextField
            {...fieldProps(t, fields, 'invoiceTitle')}
            label={t('address.invoiceTitle')}
            className={styles.wide}
            autoComplete="organization"
            aria-required
          />
          <div className={styles.pair}>
            <TextField {...fieldProps(t, fields, 'taxOffice')} label={t('address.taxOffice')} aria-required />
            <TextField
              {...fieldProps(t, fields, 'taxNumber')}
              label={t('address.taxNumber')}
              enterKeyHint="done"
              inputMode="numeric"
              autoComplete="off"
              aria-required
            />
          </div>
        </fieldset>
      )}
    </div>
  );
});
