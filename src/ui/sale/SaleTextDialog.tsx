import type { ReactNode } from 'react';
import type { Language } from '../../domain/locale/language.js';
import type { SaleTextKind } from '../../domain/sale/sale-texts.js';
import { Button } from '../kit/Button.js';
import { ModalFrame } from '../kit/ModalFrame.js';
import type { Translate } from '../texts/texts.js';
import styles from './SaleTexts.styles.js';

/** The names of the texts of a sale. */
export const saleTextNames = {
  preInformation: 'saleText.preInformation',
  contract: 'saleText.contract',
} as const satisfies Record<SaleTextKind, string>;

interface SaleTextDialogProps {
  readonly t: Translate;
  readonly kind: SaleTextKind;
  readonly version: string;
  /** Names a text that was accepted; the form has none yet. */
  readonly sha256?: string;
  /** The language that the text is written in, as far as it is known: the page may be in another one. */
  readonly language: Language | undefined;
  /** Undefined until it is here. */
  readonly text: string | undefined;
  /** The text is being read. */
  readonly busy?: boolean;
  /** Stands in the place of a text that is not here. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A text of a sale, to be read over the form or the receipt (LW-02). It is shown as plain text, as its seller wrote it. */
export function SaleTextDialog({
  t,
  kind,
  version,
  sha256,
  language,
  text,
  busy,
  children,
  onClose,
}: SaleTextDialogProps) {
  const name = t(saleTextNames[kind]);
  return (
    <ModalFrame
      className={styles.dialog}
      title={name}
      lightDismiss
      describedByBody={false}
      onLeave={onClose}
      actions={<Button onClick={onClose}>{t('saleText.close')}</Button>}
    >
      <p className={styles.version}>{t('saleText.version', { version })}</p>
      {sha256 && (
        <p className={styles.version} translate="no">
          {`SHA-256: ${sha256}`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls by itself has to be reached by keyboard */}
      <section className={styles.text} aria-label={name} aria-busy={busy} tabIndex={0} dir="auto">
        {text === undefined ? (
          children
        ) : (
          <div lang={language} translate="no" dir="auto">
            {text}
          </div>
        )}
      </section>
    </ModalFrame>
  );
}
