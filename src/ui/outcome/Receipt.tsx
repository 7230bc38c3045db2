import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PaidPorts } from '../../application/payment/read-receipt.js';
import { schemeNamed } from '../../domain/card/scheme.js';
import { formatMoney } from '../../domain/money/amount.js';
import type { ReceiptDetails } from '../../domain/payment/receipt-details.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { Button } from '../kit/Button.js';
import { classNames } from '../kit/class-names.js';
import { Glyph, Icon } from '../kit/Icon.js';
import { partGlyphs } from '../kit/part-glyphs.js';
import { Skeleton } from '../kit/Skeleton.js';
import { PartRoom } from '../parts/Later.js';
import type { PartVm } from '../parts/part.vm.js';
import type { TextKey } from '../texts/texts.js';
import { AcceptedTexts, acceptanceFacts, type Fact } from './AcceptedTexts.js';
import { Basket } from './Basket.js';
import styles from './Receipt.styles.js';
import { ReceiptVm } from './receipt.vm.js';

interface ReceiptProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  /** Fetched when the receipt is shown. */
  readonly calls: PartVm<PaidPorts>;
  readonly token: string;
  readonly merchantName: string;
  /** The merchant's; empty when unknown. */
  readonly orderReference: string;
  /** The shopper does something with it: the page stays (RL-07). */
  readonly onHold: () => void;
}

/** Shows what was paid, on the slip of its order, to be printed and copied (RL-12, PP-19), once what is called for it is here. */
export function Receipt({ calls, onHold, ...props }: ReceiptProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: as below
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever reads it is not sent away; nothing is pressed here
    <div onFocus={onHold} onPointerDown={onHold}>
      <PartRoom part={calls} waiting={<Slip {...props} read={undefined} />} missing={<Slip {...props} read={{}} />}>
        {(ports) => <ReadReceipt {...props} ports={ports} />}
      </PartRoom>
    </div>
  );
}

interface ReadReceiptProps extends Omit<ReceiptProps, 'calls' | 'onHold'> {
  readonly ports: PaidPorts;
}

/** Where its details do not arrive the slip has its first lines. */
const ReadReceipt = observer(({ ports, ...props }: ReadReceiptProps) => {
  const { texts, token, merchantName, orderReference } = props;
  const { t, language } = texts;
  const [vm] = useState(() => new ReceiptVm(ports, token));
  useEffect(() => vm.start(), [vm]);
  const { copied, read } = vm;
  const details = read?.details;
  if (details === undefined) return <Slip {...props} read={read} />;
  const copy = () => {
    const order = [t('order.reference'), orderReference].join(': ');
    const amount = [t('receipt.amount'), formatMoney(details.amount, details.currency)].join(': ');
    const lines = factsOf(details, texts).map(({ name, value }) => `${t(name)}: ${value}`);
    vm.copy([merchantName, order, amount, ...lines].join('\n'));
  };
  return (
    <section className={styles.receipt} aria-label={t('receipt.title')} lang={language}>
      {details.message && <p className={styles.message}>{details.message}</p>}
      <Slip {...props} read={read} />
      {details.accepted && <AcceptedTexts t={t} vm={vm} accepted={details.accepted} />}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => vm.print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="outline" onClick={copy}>
          {t('receipt.copy')}
        </Button>
      </div>
      <p className={classNames(styles.copied, copied === false && styles.missed)} role="status">
        {copied !== undefined &&
          (copied ? <Glyph path={partGlyphs.check} size={16} /> : <Icon name="cross" size={16} />)}
        {copied !== undefined && <span>{t(copied ? 'receipt.copied' : 'receipt.copyFailed')}</span>}
      </p>
    </section>
  );
});

interface SlipProps extends Pick<ReceiptProps, 'texts' | 'merchantName' | 'orderReference'> {
  /** Undefined while they are read: the slip has its first lines by then. */
  readonly read: { readonly details?: ReceiptDetails | undefined } | undefined;
}

/** The paper, printed from under the counter and stamped. */
function Slip({ texts, merchantName, orderReference, read }: SlipProps) {
  const { t } = texts;
  const details = read?.details;
  return (
    <div className={styles.slip}>
      <div className={styles.counter} />
      <div className={styles.slot}>
        <div className={styles.paper}>
          <p className={styles.merchant}>
            <bdi>{merchantName}</bdi>
          </p>
          <p className={styles.label}>{t('receipt.amount')}</p>
          {read === undefined && <Skeleton shape="amount" />}
          {details && (
            <p className={styles.amount} translate="no">
              {formatMoney(details.amount, details.currency)}
            </p>
          )}
          {orderReference !== '' && (
            <p className={styles.reference}>
              <span>{t('order.reference')}</span> <span translate="no">{orderReference}</span>
            </p>
          )}
          {read === undefined && ['date', 'method'].map((line) => <Skeleton key={line} />)}
          {details && <Basket lines={details.basket} currency={details.currency} />}
          {details && (
            <dl className={styles.facts}>
              {factsOf(details, texts).map(({ name, value }) => (
                <Line key={name} name={t(name)} value={value} fixed={kept.includes(name)} />
              ))}
            </dl>
          )}
          <p className={classNames(styles.stamp, read === undefined && styles.unstamped)} aria-hidden="true">
            {t('receipt.paid')}
          </p>
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  /** A browser's translation leaves it as it is. */
  readonly fixed: boolean;
}

function Line({ name, value, fixed }: LineProps) {
  if (value === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd translate={fixed ? 'no' : undefined}>{value}</dd>
    </div>
  );
}

/** The figures and ids, which a browser's translation leaves as they are. */
const kept: readonly TextKey[] = ['receipt.method', 'receipt.surcharge', 'receipt.points', 'receipt.link'];

function factsOf(details: ReceiptDetails, { t, language }: ReceiptProps['texts']): readonly Fact[] {
  const { surcharge, currency, paidAt, methodName, scheme, last4, installmentCount, points, accepted } = details;
  // Day before month and hours to 24, in English too: the store is in Türkiye.
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  const card = [schemeNamed(scheme)?.name ?? '', last4 && `•••• ${last4}`].join(' ').trim();
  const facts: readonly Fact[] = [
    { name: 'receipt.date', value: time.format(paidAt) },
    { name: 'receipt.method', value: methodName || card },
    {
      name: 'receipt.installments',
      value: installmentCount === 0 ? '' : t('receipt.installmentCount', { count: installmentCount }),
    },
    { name: 'receipt.surcharge', value: surcharge === 0 ? '' : formatMoney(surcharge, currency) },
    { name: 'receipt.points', value: points === 0 ? '' : formatMoney(points, currency) },
    ...(accepted === undefined ? [] : acceptanceFacts(accepted, t, time)),
  ];
  return facts.filter(({ value }) => value !== '');
}
