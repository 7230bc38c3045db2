import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isMersisNumber, type SaleTextKind, type Seller, saleTextKinds } from '../../../domain/sale/sale-texts.js';
import box from '../../kit/Checkbox.styles.js';
import { classNames } from '../../kit/class-names.js';
import { Glyph, Icon } from '../../kit/Icon.js';
import { SaleTextDialog, saleTextNames } from '../../sale/SaleTextDialog.js';
import type { Translate } from '../../texts/texts.js';
import address from '../address/AddressForm.styles.js';
import { linkGlyphs } from '../facts/link-glyphs.js';
import type { ProductLinkVm } from './product-link.vm.js';
import styles from './SaleTerms.styles.js';

interface SaleTermsProps {
  readonly t: Translate;
  readonly vm: ProductLinkVm;
}

/** Who sells (LW-01), and what the buyer reads and accepts before the order (LW-02, LW-03). */
export const SaleTerms = observer(({ t, vm }: SaleTermsProps) => {
  const { seller, saleTexts } = vm.link;
  return (
    <>
      {vm.awaited && <div className={styles.room} />}
      {seller && <SellerFacts t={t} seller={seller} />}
      {saleTexts && <Acceptance t={t} vm={vm} />}
    </>
  );
});

function SellerFacts({ t, seller }: { readonly t: Translate; readonly seller: Seller }) {
  const number = t(isMersisNumber(seller.number) ? 'seller.mersis' : 'seller.taxNumber');
  return (
    <section className={styles.seller} aria-labelledby="link-seller">
      <h2 id="link-seller" className={address.legend}>
        {t('seller.heading')}
      </h2>
      {seller.title && (
        <p className={styles.title}>
          <bdi>{seller.title}</bdi>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t('seller.address')} value={seller.address} />
        <Fact name={t('seller.phone')} value={seller.phone} />
        <Fact name={t('seller.email')} value={seller.email} />
        <Fact name={number} value={seller.number} />
      </dl>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd translate="no">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

const Acceptance = observer(({ t, vm }: SaleTermsProps) => {
  const [open, setOpen] = useState<SaleTextKind>();
  const { saleTexts } = vm.link;
  const wrong = vm.acceptanceMissing;
  return (
    <fieldset className={styles.terms}>
      <legend className={address.legend}>{t('saleText.heading')}</legend>
      <ul className={styles.texts}>
        {saleTextKinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
              <span>{t(saleTextNames[kind])}</span>
              <Glyph path={linkGlyphs.arrowRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <label className={classNames(box.label, styles.accept)} htmlFor="link-accept">
        <input
          id="link-accept"
          type="checkbox"
          className={classNames(box.box, styles.tick)}
          autoComplete="off"
          checked={vm.accepted}
          aria-required
          aria-invalid={wrong}
          aria-describedby="link-accept-problem"
          onChange={(event) => vm.accept(event.target.checked)}
        />
        <span>{t('saleText.accept')}</span>
      </label>
      <p id="link-accept-problem" className={styles.problem} aria-live="polite">
        {wrong && (
          <>
            <Icon name="cross" size={16} />
            <span>{t('saleText.acceptFirst')}</span>
          </>
        )}
      </p>
      {open && saleTexts && (
        <SaleTextDialog
          t={t}
          kind={open}
          version={saleTexts[open].version}
          language={vm.link.language}
          text={saleTexts[open].text}
          onClose={() => setOpen(undefined)}
        />
      )}
    </fieldset>
  );
});
