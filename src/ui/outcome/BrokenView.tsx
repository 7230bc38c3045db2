import { useEffect } from 'react';
import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { ErrorPage } from './ErrorPage.js';

/** Describes what is known of a payment whose page cannot be drawn; `nothing` where the page has none. */
export type KnownPayment = 'paid' | 'open' | 'unpaid' | 'nothing';

interface BrokenViewProps {
  readonly t: Translate;
  readonly known: KnownPayment;
  /** Finds out what became of a payment that was sent. */
  readonly onShown?: (() => void) | undefined;
  readonly onReload: () => void;
}

/** RL-15: stands in place of a page that cannot be drawn. It sends nothing, and loads the page anew at a press alone. */
export function BrokenView({ t, known, onShown, onReload }: BrokenViewProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the view breaks
  useEffect(() => onShown?.(), []);
  const words: Readonly<Record<KnownPayment, string>> = {
    paid: t('success.descriptionPlain'),
    open: `${t('unknown.doNotPayAgain')} ${t('unknown.description')}`,
    unpaid: t('error.notSent'),
    nothing: t('error.description'),
  };
  const reload = (
    <Button size="lg" wide onClick={onReload}>
      {t('error.restart')}
    </Button>
  );
  return (
    <ErrorPage
      t={t}
      title={known === 'paid' ? t('success.title') : undefined}
      description={words[known]}
      actions={reload}
    />
  );
}
