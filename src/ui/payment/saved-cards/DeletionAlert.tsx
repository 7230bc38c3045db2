import { observer } from 'mobx-react-lite';
import { Alert } from '../../kit/Alert.js';
import type { TextKey, Translate } from '../../texts/texts.js';
import type { DeletionNotice, SavedCardsVm } from './saved-cards.vm.js';

const words: Readonly<Record<DeletionNotice, TextKey>> = {
  deleted: 'paymentPage.registeredCard.deleteSuccess',
  deleteError: 'paymentPage.registeredCard.deleteError',
};

/** What became of a deletion (SC-05): in the list while it is open, since nothing behind a sheet is heard. */
export const DeletionAlert = observer(({ saved, t }: { readonly saved: SavedCardsVm; readonly t: Translate }) => {
  const { notice } = saved;
  if (notice === undefined) return null;
  return (
    <Alert variant={notice === 'deleted' ? 'success' : 'destructive'} live="assertive">
      {t(words[notice])}
    </Alert>
  );
});
