import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Elements } from '../../kit/elements.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import styles from '../address/AddressForm.styles.js';
import { ContactFields } from '../address/ContactFields.js';
import { TextArea } from '../address/TextArea.js';
import { AmountField } from '../amount/AmountField.js';
import { Due } from '../facts/Due.js';
import { LinkColumns } from '../facts/LinkColumns.js';
import { LinkFacts } from '../facts/LinkFacts.js';
import type { AwaitedLink } from '../form/awaited-link.js';
import { fieldProps } from '../form/link-form.js';
import type { FlexLinkVm } from './flex-link.vm.js';

interface FlexLinkPageProps {
  readonly t: Translate;
  readonly vm: FlexLinkVm;
  readonly busy: boolean;
  readonly awaited: AwaitedLink | undefined;
  /** The way back to the store (PP-16). */
  readonly back: Elements;
  readonly isMobile: boolean;
  readonly children: Elements;
}

/** LK-04: how much and who, both from the payer. */
export const FlexLinkPage = observer(({ t, vm, busy, awaited, back, isMobile, children }: FlexLinkPageProps) => {
  const { link, fields } = vm;
  const money = (minor: number) => formatMoney(minor, link.currency);
  const facts = (
    <LinkFacts
      t={t}
      title={link.title}
      description={link.description}
      priceLabel={t('link.chooseAmount')}
      total={<Due form={vm} awaited={awaited !== undefined} untyped={t('link.chooseAmount')} />}
      awaited={awaited !== undefined}
    />
  );
  return (
    <LinkColumns facts={facts} actions={children} back={back} isMobile={isMobile} busy={busy}>
      <AmountField
        t={t}
        fields={fields}
        currency={link.currency}
        sign={awaited?.sign}
        hint={
          awaited === undefined ? t('link.amountHintRange', { min: money(link.min), max: money(link.max) }) : '\u00a0'
        }
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('address.yours')}</legend>
        <TextField
          {...fieldProps(t, fields, 'fullName')}
          label={t('address.fullName')}
          className={styles.wide}
          autoComplete="name"
          autoCapitalize="words"
          aria-required
        />
        <ContactFields t={t} fields={fields} />
        <TextArea
          {...fieldProps(t, fields, 'detail')}
          label={t('address.detail')}
          hint={t('address.detailHint')}
          className={styles.wide}
          autoComplete="street-address"
          maxLength={400}
          aria-required
        />
      </fieldset>
    </LinkColumns>
  );
});
