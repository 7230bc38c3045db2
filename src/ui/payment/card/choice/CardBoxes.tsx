import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../kit/Checkbox.js';
import type { Translate } from '../../../texts/texts.js';
import type { HelpVm } from '../form/help.vm.js';
import styles from './CardBoxes.styles.js';
import type { CardChoiceVm } from './card-choice.vm.js';

interface CardBoxesProps {
  readonly t: Translate;
  readonly help: HelpVm;
  /** Undefined until the payment is loaded: both boxes are in the form and take no press, and the style sheet shows the likely one. */
  readonly choice: CardChoiceVm | undefined;
  readonly paysSaved: boolean;
  /** Test mode has no boxes (PP-14). */
  readonly blocked: boolean;
}

/** Storing the card, which only a new one can be, and 3-D Secure (S3-01..08). */
export const CardBoxes = observer(({ t, help, choice, paysSaved, blocked }: CardBoxesProps) => (
  <div className={styles.boxes}>
    {(choice?.storeCardOffered ?? !blocked) && !paysSaved && (
      <div className={choice === undefined ? styles.storeCardUnloaded : undefined}>
        <Checkbox
          id="chkStoreCard"
          checked={choice?.storeCard === true}
          disabled={choice === undefined}
          onChange={(checked) => choice?.toggleStoreCard(checked)}
          label={t('card.storeCard')}
          help={{ label: t('card.storeCardHelp'), onOpen: () => help.open('storeCard') }}
        />
      </div>
    )}
    {(choice?.shows3dBox ?? !blocked) && (
      <div className={choice === undefined ? styles.use3dUnloaded : undefined}>
        <Checkbox
          id="chkUse3DSecure"
          checked={choice?.use3d === true}
          disabled={choice?.use3dFixed ?? true}
          onChange={(checked) => choice?.toggle3d(checked)}
          label={t('card.use3d')}
          help={{ label: t('card.use3dHelp'), onOpen: () => help.open('use3d') }}
        />
      </div>
    )}
  </div>
));
