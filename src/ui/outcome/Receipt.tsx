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

/** Shows what was paid, to be printed and copied (RL-12), once what is called for it is here. */
export function Receipt({ calls, ...props }: ReceiptProps) {
  return (
    <PartRoom part={calls} waiting={<ReceiptRoom />}>
      {(ports) => <ReadReceipt {...props} ports={ports} />}
    </PartRoom>
  );
}

interface ReadReceiptProps extends Omit<ReceiptProps, 'calls'> {
  readonly ports: PaidPorts;
}

/** Where its details do not arrive nothing is missing from the screen. */
const ReadReceipt = observer(({ texts, ports, token, merchantName, orderReference, onHold }: ReadReceiptProps) => {
  const { t, language } = texts;
  const [vm] = useState(() => new ReceiptVm(ports, token));
  useEffect(() => vm.start(), [vm]);
  const { copied, read } = vm;
  if (read === undefined) return <ReceiptRoom />;
  const { details } = read;
  if (details === undefined) return null;
  const facts = factsOf(details, texts);
  const copy = () => {
    const order = [t('order.reference'), orderReference].join(': ');
    const lines = facts.map(({ name, value }) => `${t(name)}: ${value}`);
    vm.copy([merchantName, order, ...lines].join('\n'));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: whoever reads it is not sent away; nothing is pressed here
    <section
      className={styles.receipt}
      aria-label={t('receipt.title')}
      lang={language}
      onFocus={onHold}
      onPointerDown={onHold}
    >
      {details.message && <p className={styles.message}>{details.message}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(name)}</dt>
            <dd translate={kept.includes(name) ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" onClick={() => vm.print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="outline" size="sm" onClick={copy}>
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

/** The lines that every receipt has, until they are read. */
function ReceiptRoom() {
  return (
    <div className={styles.receipt}>
      <div className={styles.facts}>
        {['amount', 'date', 'method'].map((line) => (
          <div key={line} className={styles.fact}>
            <Skeleton shape="short" />
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The figures, which a browser's translation leaves as they are. */
const kept: readonly TextKey[] = ['receipt.amount', 'receipt.method', 'receipt.surcharge', 'receipt.points'];

interface Fact {
  readonly name: TextKey;
  readonly value: string;
}

function factsOf(details: ReceiptDetails, { t, language }: ReceiptProps['texts']): readonly Fact[] {
  const { amount, surcharge, currency, paidAt, methodName, scheme, cardNumber, installmentCount, points } = details;
  const time = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' } as const;
  const card = [schemeNamed(scheme)?.name ?? '', cardNumber].join(' ').trim();
  const facts: readonly Fact[] = [
    { name: 'receipt.amount', value: formatMoney(amount, currency) },
    { name: 'receipt.date', value: new Intl.DateTimeFormat(language, time).format(paidAt) },
    { name: 'receipt.method', value: methodName || card },
    {
      name: 'receipt.installments',
      value: installmentCount === 0 ? '' : t('receipt.installmentCount', { count: installmentCount }),
    },
    { name: 'receipt.surcharge', value: surcharge === 0 ? '' : formatMoney(surcharge, currency) },
    { name: 'receipt.points', value: points === 0 ? '' : formatMoney(points, currency) },
  ];
  return facts.filter(({ value }) => value !== '');
}
