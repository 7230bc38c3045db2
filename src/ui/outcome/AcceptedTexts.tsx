import { observer } from 'mobx-react-lite';
import type { AcceptedSale } from '../../domain/payment/receipt-details.js';
import { saleTextKinds } from '../../domain/sale/sale-texts.js';
import { Button } from '../kit/Button.js';
import { Skeleton } from '../kit/Skeleton.js';
import { SaleTextDialog, saleTextNames } from '../sale/SaleTextDialog.js';
import type { TextKey, Translate } from '../texts/texts.js';
import styles from './Receipt.styles.js';
import type { ReceiptVm } from './receipt.vm.js';

interface AcceptedTextsProps {
  readonly t: Translate;
  readonly vm: ReceiptVm;
  readonly accepted: AcceptedSale;
}

/** Opens what was accepted with the order (LW-05). */
export const AcceptedTexts = observer(({ t, vm, accepted }: AcceptedTextsProps) => {
  const { opened } = vm;
  // The dialog stands beside the list, which is not printed: an open text is.
  return (
    <>
      <div className={styles.accepted}>
        <h2 className={styles.acceptedTitle}>{t('receipt.accepted')}</h2>
        {saleTextKinds.map((kind) => (
          <Button key={kind} variant="link" size="sm" onClick={() => vm.openText(kind)}>
            {t(saleTextNames[kind])}
          </Button>
        ))}
      </div>
      {opened && (
        <SaleTextDialog
          t={t}
          kind={opened.kind}
          version={accepted[opened.kind].version}
          sha256={accepted[opened.kind].sha256}
          language={accepted.language}
          text={opened.state === 'here' ? opened.text : undefined}
          busy={opened.state === 'loading'}
          onClose={() => vm.closeText()}
        >
          {opened.state === 'loading' && <Skeleton shape="block" />}
          {opened.state === 'missing' && <p role="alert">{t('receipt.textMissing')}</p>}
        </SaleTextDialog>
      )}
    </>
  );
});

/** One line of the receipt. */
export interface Fact {
  readonly name: TextKey;
  readonly value: string;
}

/** The first digits name a text on the slip well enough; its dialog has all of them. */
const shownDigits = 12;

/** Returns what was accepted, by which link and when (LW-05). */
export function acceptanceFacts(accepted: AcceptedSale, t: Translate, time: Intl.DateTimeFormat): readonly Fact[] {
  const texts = saleTextKinds.map((kind) => {
    const { version, sha256 } = accepted[kind];
    const value = `${t('saleText.version', { version })}, SHA-256: ${sha256.slice(0, shownDigits)}…`;
    return { name: saleTextNames[kind], value };
  });
  return [
    ...texts,
    { name: 'receipt.acceptedAt', value: time.format(accepted.at) },
    { name: 'receipt.link', value: accepted.link },
  ];
}
