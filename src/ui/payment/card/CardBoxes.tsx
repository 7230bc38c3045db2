import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../kit/Checkbox.js';
import type { PaymentVm } from '../payment.vm.js';
import styles from './CardBoxes.module.css';

/** Storing the card, which only a new one can be, and 3-D Secure (S3-01..08). */
export const CardBoxes = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { card, paysSaved } = vm.cardTab;
  const { t } = vm.texts;
  return (
    <div className={styles.boxes}>
      {card.storeCardOffered && !paysSaved && (
        <div className={card.loaded ? undefined : styles.storeCardUnloaded}>
          <Checkbox
            id="chkStoreCard"
            checked={card.storeCard}
            onChange={(checked) => card.toggleStoreCard(checked)}
            label={t('card.storeCard')}
            help={{ label: t('card.storeCardHelp'), onOpen: () => card.openDialog('storeCardHelp') }}
          />
        </div>
      )}
      {card.shows3dBox && (
        <div className={card.loaded ? undefined : styles.use3dUnloaded}>
          <Checkbox
            id="chkUse3DSecure"
            checked={card.use3d}
            disabled={card.use3dFixed}
            onChange={(checked) => card.toggle3d(checked)}
            label={t('card.use3d')}
            help={{ label: t('card.use3dHelp'), onOpen: () => card.openDialog('use3dHelp') }}
          />
        </div>
      )}
    </div>
  );
});
