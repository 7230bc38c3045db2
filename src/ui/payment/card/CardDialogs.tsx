import { observer } from 'mobx-react-lite';
import { PersonalDataLink } from '../../frame/PersonalDataLink.js';
import { AlertDialog, Dialog } from '../../kit/Dialog.js';
import { Picture } from '../../kit/Picture.js';
import type { Translate } from '../../texts/texts.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import styles from './CardExtras.styles.js';
import type { CardTabVm } from './card-tab.vm.js';
import type { HelpVm } from './form/help.vm.js';

interface HelpDialogsProps {
  readonly help: HelpVm;
  readonly t: Translate;
}

/** Shows what the card form explains (S3-01, S3-07, CN-12). */
export const HelpDialogs = observer(({ help, t }: HelpDialogsProps) => {
  const close = () => help.close();
  return (
    <>
      <Dialog open={help.topic === 'cvv'} title={t('card.cvvHelp')} onClose={close} closeLabel={t('label.ok')}>
        <div className={styles.help}>
          <CodePicture side="back" text={t('card.cvvPictureBack')} />
          <p>{t('card.cvvHelpBack')}</p>
          <CodePicture side="front" text={t('card.cvvPictureFront')} />
          <p>{t('card.cvvHelpFront')}</p>
        </div>
      </Dialog>
      <Dialog
        open={help.topic === 'storeCard'}
        title={t('card.storeCardHelp')}
        onClose={close}
        closeLabel={t('label.ok')}
      >
        <p>{t('card.storeCardHelpText')}</p>
        <StoredBy t={t} />
      </Dialog>
      <Dialog open={help.topic === 'use3d'} title={t('card.use3dHelp')} onClose={close} closeLabel={t('label.ok')}>
        <p>{t('card.use3dHelpText')}</p>
      </Dialog>
    </>
  );
});

interface CardDialogsProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
}

/** Shows what the card tab asks, and why pressing pay did nothing (S3-01, PP-11, SP-01). */
export const CardDialogs = observer(({ tab, t }: CardDialogsProps) => {
  const { choice, message } = tab;
  const close = () => tab.closeMessage();
  return (
    <>
      <AlertDialog
        open={choice.askingToStore}
        variant="info"
        title={t('card.storeCardConfirm')}
        confirmLabel={t('label.yes')}
        cancelLabel={t('label.no')}
        onConfirm={() => choice.answerStoreCard(true)}
        onCancel={() => choice.answerStoreCard(false)}
      >
        <p>
          {choice.email === ''
            ? t('card.storeCardConfirmNoEmail')
            : t('card.storeCardConfirmText', { email: choice.email })}
        </p>
        <StoredBy t={t} />
      </AlertDialog>
      <FinanceInfoDialog open={message === 'financeInfo'} payment={tab.payment} t={t} onClose={close} />
      <Dialog
        open={message === 'savedCard'}
        title={t('validation.error.savedCard')}
        onClose={close}
        closeLabel={t('label.ok')}
      >
        <p>{t('validation.checkRegisteredCard')}</p>
      </Dialog>
    </>
  );
});

/** Who keeps the card, and how it is deleted. */
function StoredBy({ t }: { readonly t: Translate }) {
  return (
    <p>
      <span>{t('card.storedBy')}</span>
      <PersonalDataLink t={t} />
    </p>
  );
}

function CodePicture({ side, text }: { readonly side: 'back' | 'front'; readonly text: string }) {
  return <Picture src={`/oos-assets/icons/cvv-${side}.svg`} alt={text} width={260} height={150} />;
}
