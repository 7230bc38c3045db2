import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useFocusRequest } from '../../forms/focus-request.js';
import { classNames } from '../../kit/class-names.js';
import { Icon } from '../../kit/Icon.js';
import { Skeleton } from '../../kit/Skeleton.js';
import { Later } from '../../parts/Later.js';
import type { Translate } from '../../texts/texts.js';
import { isPlain } from '../control/payment-phase.js';
import styles from './OrderSummary.styles.js';
import type { PaymentVm } from './payment.vm.js';

/**
 * Shows what is being paid: on its slip beside the form on a desktop; above it on a phone, where a press opens the slip.
 * Its box keeps its place while it loads.
 */
export const OrderSummary = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { t } = vm.texts;
  const { page, session } = vm;
  const [open, setOpen] = useState(false);
  const heading = useRef(null);
  useFocusRequest(vm.headingFocus, () => heading.current);
  const lines = (
    <>
      <p className={styles.reference}>
        {page === undefined ? <Skeleton shape="line" /> : <Reference t={t} id={page.order.id} />}
      </p>
      {page?.link !== undefined && page.kind === 'link' ? (
        <Later
          view="LinkOrder"
          waiting={<Skeleton shape="line" />}
          missing={null}
          t={t}
          host={vm.ports.host}
          link={page.link}
          order={page.order}
        />
      ) : (
        page !== undefined &&
        page.order.basket.length > 0 && (
          <Later view="Basket" missing={null} lines={page.order.basket} currency={page.order.currency} />
        )
      )}
      {session !== undefined && !isPlain(session.sum) && (
        <Later view="AmountLines" missing={null} t={t} order={session.page.order} sum={session.sum} />
      )}
    </>
  );
  return (
    <section className={styles.summary} data-slip>
      <p className={styles.merchant}>
        {page === undefined ? <Skeleton shape="short" /> : <bdi>{page.merchant.name}</bdi>}
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        className={styles.label}
        aria-label={[t('order.amount'), page?.merchant.name].filter(Boolean).join(', ')}
      >
        {t('order.amount')}
      </h1>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="order-details"
        onClick={() => setOpen(!open)}
      >
        <span>{t('order.summary')}</span>
        <Icon name="chevron" size={16} />
      </button>
      <p className={styles.amount} translate="no">
        {session?.amount ?? <Skeleton shape="amount" />}
      </p>
      <div id="order-details" className={classNames(styles.details, open && styles.open)}>
        {open && session !== undefined ? (
          <Later
            view="OpenedSlip"
            waiting={lines}
            missing={lines}
            merchantName={session.page.merchant.name}
            amount={session.amount}
          >
            {lines}
          </Later>
        ) : (
          lines
        )}
      </div>
    </section>
  );
});

function Reference({ t, id }: { readonly t: Translate; readonly id: string }) {
  return (
    <>
      <span>{t('order.reference')}</span> <span translate="no">{id}</span>
    </>
  );
}
