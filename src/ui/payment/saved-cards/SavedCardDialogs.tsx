import { useMaskito } from '@maskito/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useMemo } from 'react';
import { shownCardName } from '../../../domain/card/saved-card.js';
import { cvvLength } from '../../../domain/card/security-code.js';
import { AlertDialog } from '../../kit/AlertDialog.js';
import { Button } from '../../kit/Button.js';
import { ModalFrame } from '../../kit/ModalFrame.js';
import { Sheet } from '../../kit/Sheet.js';
import { TextField } from '../../kit/TextField.js';
import { cvvMask } from '../card/card-masks.js';
import type { PaymentVm } from '../payment.vm.js';
import { SavedCardList } from './SavedCardList.js';

/** What stands before the page: the phone's list, the question before a deletion, the code of a card (SC-02, SC-04, SC-06). */
export const SavedCardDialogs = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { saved } = vm.cardTab;
  const { t } = vm.texts;
  const { askedToDelete } = saved;
  return (
    <>
      <Sheet
        open={saved.listOpen && vm.theme.isMobile}
        title={t('savedCards.mine')}
        onClose={() => saved.closeList()}
        closeLabel={t('label.ok')}
      >
        <SavedCardList saved={saved} t={t} />
      </Sheet>
      <AlertDialog
        open={askedToDelete !== undefined}
        variant="destructive"
        title={t('savedCards.deleteConfirm')}
        confirmLabel={t('label.delete')}
        cancelLabel={t('label.giveUp')}
        onConfirm={() => saved.confirmDelete()}
        onCancel={() => saved.giveUpDelete()}
      >
        {askedToDelete !== undefined && (
          <p>{t('savedCards.deleteConfirmText', { name: shownCardName(askedToDelete), last4: askedToDelete.last4 })}</p>
        )}
      </AlertDialog>
      {saved.asksCode && <CodeDialog vm={vm} />}
    </>
  );
});

const CodeDialog = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { saved } = vm.cardTab;
  const { chosen, codeScheme, shownCodeProblem } = saved;
  const { t } = vm.texts;
  const form = useId();
  const length = Math.max(...cvvLength(codeScheme));
  const mask = useMaskito({ options: useMemo(() => cvvMask(length), [length]) });
  if (chosen === undefined) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.payWithCode();
  };
  return (
    <ModalFrame
      title={t('savedCards.code')}
      onLeave={() => saved.forgetCode()}
      actions={
        <>
          <Button variant="outline" onClick={() => saved.forgetCode()}>
            {t('label.giveUp')}
          </Button>
          <Button type="submit" form={form}>
            {t('label.continue')}
          </Button>
        </>
      }
    >
      <p>{t('savedCards.codeText', { name: shownCardName(chosen), last4: chosen.last4 })}</p>
      {/* No name on the field and none on the form: see the new-card form (CN-21). */}
      <form id={form} autoComplete="off" noValidate onSubmit={submit}>
        <TextField
          id="savedCardCvv"
          label={t('card.cvv')}
          hint={codeScheme?.cvvLength === 4 ? t('card.cvvHintAmex') : t('card.cvvHint')}
          problem={shownCodeProblem && t(shownCodeProblem.key, shownCodeProblem.params)}
          inputRef={mask}
          inputMode="numeric"
          autoComplete="cc-csc"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          value={saved.code}
          onInput={(event) => saved.enterCode(event.currentTarget.value)}
        />
      </form>
    </ModalFrame>
  );
});
