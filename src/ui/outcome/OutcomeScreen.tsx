import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWindowTitle } from '../frame/window-title.js';
import { Later } from '../parts/Later.js';
import type { OutcomeSymbol, OutcomeTone } from './OutcomeArt.js';
import styles from './OutcomeScreen.styles.js';

interface OutcomeScreenProps {
  readonly symbol: OutcomeSymbol;
  readonly tone: OutcomeTone;
  readonly title: string;
  readonly children: ReactNode;
  /** Named facts under the text, e.g. an order number; a fact without a value is left out. */
  readonly facts?: readonly { readonly name: string; readonly value: string | undefined }[];
  readonly actions?: ReactNode;
}

/**
 * A screen that stands in place of the payment. Its words need no connection; its drawing comes when it can. The focus goes to its heading, so that it
 * is read out and nothing is lost.
 */
export function OutcomeScreen({ symbol, tone, title, children, facts = [], actions }: OutcomeScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => showTop(heading.current), []);
  useWindowTitle(title);
  const known = facts.filter((fact) => fact.value);
  return (
    <section className={styles.screen} aria-labelledby={id}>
      <Later
        view="OutcomeArt"
        waiting={<ArtRoom symbol={symbol} />}
        missing={<ArtRoom symbol={symbol} />}
        symbol={symbol}
        tone={tone}
      />
      <h1 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/** Begins the screen at its top, wherever the form was scrolled to; a frame's parent scrolls by itself (EM-04). */
function showTop(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.ownerDocument.documentElement.scrollTop = 0;
  heading.focus({ preventScroll: true });
}

/** As large as the drawing. */
function ArtRoom({ symbol }: Pick<OutcomeScreenProps, 'symbol'>) {
  return <svg width="96" height={symbol === 'check' ? 116 : 90} aria-hidden="true" />;
}
