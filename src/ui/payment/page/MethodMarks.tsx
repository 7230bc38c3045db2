import type { PageHost } from '../../../application/ports.js';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import { offeredOptions } from '../../../domain/methods/offered-methods.js';
import { wallets } from '../../../domain/methods/wallets.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { acceptedSchemes, markAddress } from '../../kit/mark-sheet.js';
import { Picture } from '../../kit/Picture.js';
import styles from './PageExtras.styles.js';

const most = 4;

interface MethodMarksProps {
  readonly page: PaymentPage;
  readonly host: Pick<PageHost, 'safeUrl'>;
  /** Without one: what there is beside the card. */
  readonly tab?: TabId | undefined;
}

/** Shows what a tab leads to, in up to four marks (TB-01). Its words say it for screen readers. */
export function MethodMarks({ page, host, tab }: MethodMarksProps) {
  const addresses = addressesOf(page, tab).flatMap((icon) => host.safeUrl(icon) ?? []);
  return (
    <span className={styles.marks}>
      {(tab === 'card' ? acceptedSchemes.map(markAddress) : addresses).slice(0, most).map((address) => (
        <Picture key={address} src={address} alt="" width={24} height={16} fallback={null} />
      ))}
    </span>
  );
}

function addressesOf(page: PaymentPage, tab: TabId | undefined): readonly string[] {
  const others = offeredOptions(wallets, page);
  const options = tab === 'bankLoans' ? page.bankLoans : tab === undefined ? [...others, ...page.bankLoans] : others;
  return options.map(({ icon }) => icon);
}
