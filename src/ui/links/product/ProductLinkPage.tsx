import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PageHost } from '../../../application/ports.js';
import type { Language } from '../../../domain/locale/language.js';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Elements } from '../../kit/elements.js';
import type { Translate } from '../../texts/texts.js';
import { AddressFields } from '../address/AddressFields.js';
import { Due } from '../facts/Due.js';
import { LinkColumns } from '../facts/LinkColumns.js';
import { LinkFacts } from '../facts/LinkFacts.js';
import styles from '../facts/LinkFacts.styles.js';
import type { AwaitedLink } from '../form/awaited-link.js';
import { PictureRoom, ProductPicture } from './ProductPicture.js';
import type { ProductLinkVm } from './product-link.vm.js';
import { QuantityStepper } from './QuantityStepper.js';
import { SaleTerms } from './SaleTerms.js';

interface ProductLinkPageProps {
  readonly t: Translate;
  readonly language: Language;
  readonly vm: ProductLinkVm;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly busy: boolean;
  readonly awaited: AwaitedLink | undefined;
  /** The way back to the store (PP-16). */
  readonly back: Elements;
  readonly isMobile: boolean;
  readonly children: Elements;
}

/** LK-03: what is sold, how many, where to. */
export const ProductLinkPage = observer(
  ({ t, language, vm, host, busy, awaited, back, isMobile, children }: ProductLinkPageProps) => {
    useEffect(() => vm.start(), [vm]);
    const { link } = vm;
    const image = host.safeUrl(link.image);
    const facts = (
      <LinkFacts
        t={t}
        title={link.title}
        description={link.description}
        priceLabel={t('link.priceEach')}
        price={awaited === undefined ? formatMoney(link.price, link.currency) : awaited.price}
        total={<Due form={vm} awaited={awaited !== undefined} />}
        pieces={awaited === undefined && <Pieces vm={vm} />}
        picture={
          awaited === undefined ? (
            image && <ProductPicture t={t} src={image} name={link.title || t('app.title')} />
          ) : (
            <PictureRoom />
          )
        }
        awaited={awaited !== undefined}
      />
    );
    return (
      <LinkColumns facts={facts} actions={children} back={back} isMobile={isMobile} busy={busy}>
        <QuantityStepper t={t} vm={vm.quantity} />
        <AddressFields
          t={t}
          language={language}
          form={vm.address}
          provincesMissing={vm.provincesMissing}
          onLoadProvinces={() => vm.loadProvinces()}
        />
        <SaleTerms t={t} vm={vm} />
      </LinkColumns>
    );
  },
);

const Pieces = observer(({ vm: { quantity } }: Pick<ProductLinkPageProps, 'vm'>) =>
  quantity.value === undefined ? null : (
    <span className={styles.pieces} translate="no">
      {`× ${quantity.value}`}
    </span>
  ),
);
