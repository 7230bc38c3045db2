import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { Checkbox } from '../../kit/Checkbox.js';
import { PayBar } from '../PayBar.js';
import type { PaymentVm } from '../payment.vm.js';
import { CardDialogs } from './CardDialogs.js';
import { CardFields } from './CardFields.js';
import styles from './CardPanel.module.css';

/**
 * The new-card form (CN-01). Browsers write what is typed to disk for their session restore unless the form says
 * `autocomplete="off"`; the fields' own tokens keep autofill working. No field has a name: a form sent before the script
 * has arrived carries nothing (CN-21).
 */
export const CardPanel = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { card } = vm;
  const { t } = vm.texts;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.pay();
  };
  return (
    <>
      <form id="formPayWithCard" className={styles.form} autoComplete="off" noValidate onSubmit={submit}>
        <div className={styles.body} inert={vm.submitting}>
          <CardFields vm={card} />
          <div className={styles.boxes}>
            {card.storeCardOffered && (
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
        </div>
        <PayBar vm={vm} />
      </form>
      <CardDialogs vm={card} />
    </>
  );
});
