import { observer } from 'mobx-react-lite';
import { Alert } from '../../../kit/Alert.js';
import type { TextKey, Translate } from '../../../texts/texts.js';
import type { CardDeletionVm, DeletionNotice } from './card-deletion.vm.js';

const words: Readonly<Record<DeletionNotice, TextKey>> = {
  deleted: 'paymentPage.registeredCard.deleteSuccess',
  deleteError: 'paymentPage.registeredCard.deleteError',
};

interface DeletionAlertProps {
  readonly deletion: CardDeletionVm;
  readonly t: Translate;
}

/** The answer to a deletion (SC-05): in the list while it is open, since screen readers do not read what is behind a sheet. */
export const DeletionAlert = observer(({ deletion, t }: DeletionAlertProps) => {
  const { notice } = deletion;
  if (notice === undefined) return null;
  return (
    <Alert variant={notice === 'deleted' ? 'success' : 'destructive'} live="assertive">
      {t(words[notice])}
    </Alert>
  );
});
