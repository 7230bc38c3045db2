import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import type { Translate } from '../../texts/texts.js';
import { fieldProps } from '../form/link-form.js';
import styles from './AddressForm.styles.js';
import type { AddressForm } from './address.form.js';
import { SelectField } from './SelectField.js';

interface PlaceFieldsProps {
  readonly t: Translate;
  readonly form: AddressForm;
  /** The list of provinces did not arrive. */
  readonly missing: boolean;
  readonly onRetry: () => void;
}

/**
 * Province and district (AD-02). While the list is being loaded the province keeps its place and says so: it takes the
 * focus without being disabled, so that a press of the button that goes on leads there.
 */
export const PlaceFields = observer(({ t, form, missing, onRetry }: PlaceFieldsProps) => {
  const province = fieldProps(t, form.fields, 'province');
  const district = fieldProps(t, form.fields, 'district');
  const empty = form.provinces.length === 0;
  const loading = empty && !missing;
  const { place, retry } = useFocusInPlace(missing, onRetry);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.missing} role="status">
        {missing && (
          <Alert variant="warning">
            <p>{t('address.missing')}</p>
            <Button variant="outline" size="sm" data-correction onClick={retry}>
              {t('label.tryAgain')}
            </Button>
          </Alert>
        )}
      </div>
      <div className={styles.pair}>
        <SelectField
          {...province}
          problem={loading ? undefined : province.problem}
          label={t('address.province')}
          prompt={loading ? t('address.loading') : t('address.provincePrompt')}
          options={form.provinces.map(({ name }) => name)}
          aria-disabled={empty || undefined}
          data-correction={loading || undefined}
          autoComplete="address-level1"
          aria-required
          onInput={(event) => form.chooseProvince(event.currentTarget.value)}
        />
        <SelectField
          {...district}
          problem={form.districts.length === 0 ? undefined : district.problem}
          label={t('address.district')}
          prompt={form.districts.length === 0 ? t('address.districtFirst') : t('address.districtPrompt')}
          options={form.districts}
          disabled={form.districts.length === 0}
          autoComplete="address-level2"
          aria-required
        />
      </div>
    </div>
  );
});

/**
 * The fields are hidden while the list is missing, and the button that asks for it again is gone once it was pressed:
 * the focus goes from the one to the other, and is not lost.
 */
function useFocusInPlace(missing: boolean, onRetry: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  useLayoutEffect(() => {
    const province = place.current?.querySelector('select');
    if (missing && province?.ownerDocument.activeElement === province) place.current?.querySelector('button')?.focus();
    if (!missing && retried.current) province?.focus();
    retried.current = false;
  }, [missing]);
  const retry = () => {
    retried.current = true;
    onRetry();
  };
  return { place, retry };
}
