import { useMaskito } from '@maskito/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useCallback, useId, useMemo } from 'react';
import { shownCardName } from '../../../../domain/card/saved-card.js';
import { cvvLength } from '../../../../domain/card/security-code.js';
import { obligesToPay } from '../../../../domain/payment/page-features.js';
import { Button } from '../../../kit/Button.js';
import { AlertDialog } from '../../../kit/Dialog.js';
import { ModalFrame } from '../../../kit/ModalFrame.js';
import { tokenWhileEmpty } from '../../../kit/off-disk.js';
import { PrivateForm } from '../../../kit/PrivateForm.js';
import { Sheet } from '../../../kit/Sheet.js';
import { TextField } from '../../../kit/TextField.js';
import { OrderObliges } from '../../../sale/OrderObliges.js';
import type { Translate } from '../../../texts/texts.js';
import { payText } from '../../control/PayBar.js';
import type { PaymentControl } from '../../control/payment-control.js';
import { cvvMask } from '../form/card-masks.js';
import { SavedCardList } from './SavedCardList.js';
import type { SavedCardsVm } from './saved-cards.vm.js';

interface SavedCardDialogsProps {
  readonly saved: SavedCardsVm;
  readonly t: Translate;
  readonly isMobile: boolean;
  readonly payment: PaymentControl;
  /** The code is typed, and the shopper goes on with it. */
  readonly onPay: () => void;
}

/** The dialogs of the saved cards: the phone's list, the question before a deletion, the code of a card (SC-02, SC-04, SC-06). */
export const SavedCardDialogs = observer(({ saved, t, isMobile, ...paying }: SavedCardDialogsProps) => {
  const { deletion } = saved;
  const { askedAbout } = deletion;
  return (
    <>
      <Sheet
        open={saved.listOpen && isMobile}
        title={t('savedCards.mine')}
        onClose={() => saved.closeList()}
        closeLabel={t('label.ok')}
      >
        <SavedCardList saved={saved} t={t} />
      </Sheet>
      <AlertDialog
        open={askedAbout !== undefined}
        variant="destructive"
        title={t('savedCards.deleteConfirm')}
        confirmLabel={t('label.delete')}
        cancelLabel={t('label.giveUp')}
        onConfirm={() => deletion.confirm()}
        onCancel={() => deletion.giveUp()}
      >
        {askedAbout !== undefined && (
          <p>{t('savedCards.deleteConfirmText', { name: shownCardName(askedAbout), last4: askedAbout.last4 })}</p>
        )}
      </AlertDialog>
      {saved.code.isOpen && <CodeDialog saved={saved} t={t} {...paying} />}
    </>
  );
});

const CodeDialog = observer(({ saved, t, payment, onPay }: Omit<SavedCardDialogsProps, 'isMobile'>) => {
  const { chosen, code } = saved;
  const { scheme, shownProblem } = code;
  const form = useId();
  const length = Math.max(...cvvLength(scheme));
  const mask = useMaskito({ options: useMemo(() => cvvMask(length), [length]) });
  // A form that is drawn anew shows what is kept (PrivateForm).
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      mask(input);
      if (input?.value === '') input.value = code.text;
    },
    [mask, code],
  );
  if (chosen === undefined) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A password manager may have filled it in without an event.
    const field = event.currentTarget.querySelector('input');
    if (field !== null) code.enter(field.value);
    onPay();
  };
  return (
    <ModalFrame
      title={t('savedCards.code')}
      onLeave={() => code.forget()}
      actions={
        <>
          <Button variant="outline" onClick={() => code.forget()}>
            {t('label.giveUp')}
          </Button>
          <Button type="submit" form={form}>
            {payText(t, payment)}
          </Button>
        </>
      }
    >
      {obligesToPay(payment.postedPage) && <OrderObliges t={t} />}
      <p>{t('savedCards.codeText', { name: shownCardName(chosen), last4: chosen.last4 })}</p>
      {/* No name on the field and none on the form: see the new-card form (CN-21). */}
      <PrivateForm id={form} onSubmit={submit}>
        <TextField
          id="cc-csc-saved"
          label={t('card.cvv')}
          hint={scheme?.cvvLength === 4 ? t('card.cvvHintAmex') : t('card.cvvHint')}
          problem={shownProblem && t(shownProblem.key, shownProblem.params)}
          inputRef={field}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete={tokenWhileEmpty('cc-csc', code.text !== '')}
          autoCorrect="off"
          spellCheck={false}
          aria-required
          // The code stands in the element alone: a value that is set from here would stand in an attribute, too.
          defaultValue=""
          onInput={(event) => code.enter(event.currentTarget.value)}
        />
      </PrivateForm>
    </ModalFrame>
  );
});
