import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { wentOn } from '../../forms/bound-field.js';
import { isComposing } from '../../forms/composition.js';
import { leadsToNextField } from '../../forms/form-focus.js';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Glyph, Icon } from '../../kit/Icon.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import type { Translate } from '../../texts/texts.js';
import { linkGlyphs } from '../facts/link-glyphs.js';
import styles from './QuantityStepper.styles.js';
import type { QuantityVm } from './quantity.vm.js';

/**
 * How many (QT-01, QT-02). A button at its end stays where it is and says so, so that the focus is not lost under the
 * finger. The warning has its room and its live region from the beginning.
 */
export const QuantityStepper = observer(({ t, vm }: { readonly t: Translate; readonly vm: QuantityVm }) => {
  const { warning } = vm;
  // A text that is being composed is shown as it stands.
  const [composed, setComposed] = useState<string>();
  const type = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    setComposed(isComposing(currentTarget) ? value : undefined);
    vm.type(value);
  };
  return (
    <div className={styles.quantity}>
      <label className={styles.label} htmlFor="link-quantity">
        {t('quantity.label')}
      </label>
      <div className={classNames(styles.stepper, warning && styles.warned)}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('quantity.less')}
          aria-disabled={!vm.mayTakeAway || undefined}
          onClick={() => vm.less()}
        >
          <Glyph path={linkGlyphs.minus} />
        </Button>
        <input
          id="link-quantity"
          className={styles.input}
          inputMode="numeric"
          {...leadsToNextField}
          autoComplete="off"
          value={composed ?? vm.text}
          aria-required
          aria-invalid={warning !== undefined}
          aria-describedby="link-quantity-warning"
          onInput={type}
          onCompositionEnd={type}
          onBlur={(event) => wentOn(event.currentTarget) && vm.leave()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="ghost" size="icon" aria-label={t('quantity.more')} onClick={() => vm.more()}>
          <Glyph path={partGlyphs.plus} />
        </Button>
      </div>
      <p id="link-quantity-warning" className={styles.warning} aria-live="polite">
        {warning && (
          <>
            <Icon name="alert" size={16} />
            <span>{t(warning.key, warning.params)}</span>
          </>
        )}
      </p>
    </div>
  );
});
