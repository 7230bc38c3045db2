import type { ReactNode } from 'react';
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
  /** The text, or what stands in its place until it is here. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A text of a sale, to be read over the form or the receipt (LW-02). It is shown as plain text, as its seller wrote it. */
export function SaleTextDialog({ t, kind, version, children, onClose }: SaleTextDialogProps) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls by itself has to be reached by keyboard */}
      <section className={styles.text} aria-label={name} tabIndex={0} dir="auto">
        {children}
      </section>
    </ModalFrame>
  );
}
