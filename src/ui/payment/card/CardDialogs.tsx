import { observer } from 'mobx-react-lite';
import { AlertDialog } from '../../kit/AlertDialog.js';
import { Dialog } from '../../kit/Dialog.js';
import { Picture } from '../../kit/Picture.js';
import styles from './CardDialogs.module.css';
import type { CardVm } from './card.vm.js';

/** What the card tab explains and asks (S3-01, S3-07, CN-12, PP-11). */
export const CardDialogs = observer(({ vm }: { readonly vm: CardVm }) => {
  const { t } = vm.texts;
  const close = () => vm.closeDialog();
  return (
    <>
      <Dialog open={vm.dialog === 'cvvHelp'} title={t('card.cvvHelp')} onClose={close} closeLabel={t('label.ok')}>
        <div className={styles.help}>
          <CodePicture side="back" text={t('card.cvvPictureBack')} />
          <p>{t('card.cvvHelpBack')}</p>
          <CodePicture side="front" text={t('card.cvvPictureFront')} />
          <p>{t('card.cvvHelpFront')}</p>
        </div>
      </Dialog>
      <Dialog
        open={vm.dialog === 'storeCardHelp'}
        title={t('card.storeCardHelp')}
        onClose={close}
        closeLabel={t('label.ok')}
      >
        <p>{t('card.storeCardHelpText')}</p>
      </Dialog>
      <Dialog open={vm.dialog === 'use3dHelp'} title={t('card.use3dHelp')} onClose={close} closeLabel={t('label.ok')}>
        <p>{t('card.use3dHelpText')}</p>
      </Dialog>
      <AlertDialog
        open={vm.dialog === 'storeCard'}
        variant="info"
        title={t('card.storeCardConfirm')}
        confirmLabel={t('label.yes')}
        cancelLabel={t('label.no')}
        onConfirm={() => vm.answerStoreCard(true)}
        onCancel={() => vm.answerStoreCard(false)}
      >
        <p>{t('card.storeCardConfirmText', { email: vm.email })}</p>
      </AlertDialog>
      <Dialog
        open={vm.dialog === 'financeInfo'}
        title={t('validation.error')}
        onClose={close}
        closeLabel={t('label.ok')}
      >
        <p>{t('validation.financeInfo')}</p>
      </Dialog>
      <Dialog open={vm.dialog === 'savedCard'} title={t('validation.error')} onClose={close} closeLabel={t('label.ok')}>
        <p>{t('validation.checkRegisteredCard')}</p>
      </Dialog>
    </>
  );
});

function CodePicture({ side, text }: { readonly side: 'back' | 'front'; readonly text: string }) {
  return <Picture src={`/oos-assets/icons/cvv-${side}.svg`} alt={text} width={260} height={150} />;
}
