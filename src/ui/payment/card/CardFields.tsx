import { observer } from 'mobx-react-lite';
import { type FocusEvent, type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { maskIsFull } from '../../../domain/card/card-number.js';
import { cvvLength } from '../../../domain/card/security-code.js';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import { PartBoundary } from '../../kit/PartBoundary.js';
import { TextField } from '../../kit/TextField.js';
import type { Translate } from '../../texts/texts.js';
import type { CardExtras } from '../payment-parts.js';
import styles from './CardFields.styles.js';
import { type CardField, type CardForm, cardFields } from './card.form.js';
import { movesOn } from './focus-flow.js';
import type { HelpVm } from './help.vm.js';
import { enterField, fieldIds, syncFields } from './hydrate-fields.js';
import type { NewCardVm } from './new-card.vm.js';
import { NoLogo, SchemeLogo } from './SchemeLogo.js';

interface CardFieldsProps {
  /** Comes later than the fields. */
  readonly Masks: CardExtras['CardMasks'];
  readonly form: CardForm;
  readonly help: HelpVm;
  readonly t: Translate;
  /** What the provider says of the typed card; undefined until the payment is loaded. */
  readonly card: NewCardVm | undefined;
  /** Test mode: the fields take no input (PP-14). */
  readonly blocked: boolean;
}

/** The four fields of a new card. They are the same elements in the shell, before any script has arrived. */
export const CardFields = observer(({ Masks, form, help, t, card, blocked }: CardFieldsProps) => {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followBrowser(form, group.current), [form]);
  const prepaid = card?.prepaid === true;
  const bank = card?.details?.bank;
  // The first rendering must equal the shell's HTML: what was typed into the shell is shown from the second one on.
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  const hinted = hydrated ? form.scheme : undefined;

  const codeLength = Math.max(...cvvLength(form.scheme));

  const field = (name: CardField) => ({
    id: fieldIds[name],
    value: form.text(name),
    problem: problemText(form, name, t),
    readOnly: blocked || (name === 'owner' && prepaid),
    autoComplete: fieldIds[name],
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: name === 'owner' ? ('done' as const) : ('next' as const),
    'aria-required': true,
    onInput: (event: FormEvent<HTMLInputElement>) => enter(form, name, event, group.current),
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(form, name, event.currentTarget),
  });

  return (
    <div ref={group} className={styles.fields}>
      <TextField
        {...field('number')}
        label={t('card.number')}
        hint={bank || t('card.numberHint')}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        className={styles.wide}
        trailing={hydrated ? <SchemeLogo form={form} card={card} /> : <NoLogo />}
      />
      <TextField
        {...field('expiry')}
        label={t('card.expiry')}
        hint={t('card.expiryHint')}
        inputMode="numeric"
        placeholder={t('card.expiryFormat')}
      />
      <TextField
        {...field('cvv')}
        label={t('card.cvv')}
        hint={t(form.codeForgotten ? 'card.cvvAgain' : hinted?.cvvLength === 4 ? 'card.cvvHintAmex' : 'card.cvvHint')}
        inputMode="numeric"
        placeholder={'0'.repeat(hinted?.cvvLength ?? 3)}
        trailing={
          <HelpButton label={t('card.cvvHelp')} onOpen={() => help.open('cvv')}>
            <Icon name="help" />
          </HelpButton>
        }
      />
      <TextField
        {...field('owner')}
        label={t('card.holderName')}
        hint={prepaid ? t('card.holderNameLocked') : undefined}
        autoCapitalize="characters"
        className={styles.wide}
      />
      {card !== undefined && (
        <PartBoundary waiting={null} missing={null}>
          <Masks group={group} codeLength={codeLength} />
        </PartBoundary>
      )}
    </div>
  );
});

function HelpButton({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onOpen}>
      {children}
    </Button>
  );
}

function problemText(form: CardForm, field: CardField, t: Translate): string | undefined {
  const problem = form.shownProblem(field);
  return problem && t(problem.key, problem.params);
}

/** A keystroke: enters the field's text, and moves the focus on where the field is complete (CN-17). */
function enter(form: CardForm, field: CardField, event: FormEvent<HTMLInputElement>, group: HTMLElement | null): void {
  const input = event.currentTarget;
  enterField(form, field, input);
  const native = event.nativeEvent;
  const goesOn = movesOn({
    inputType: native instanceof InputEvent ? native.inputType : undefined,
    data: native instanceof InputEvent ? native.data : null,
    caretAtEnd: input.selectionEnd === input.value.length,
    complete: isComplete(form, field),
    cameBack: form.wasFilled(field),
  });
  const next = cardFields[cardFields.indexOf(field) + 1];
  if (goesOn && next !== undefined) group?.querySelector<HTMLElement>(`#${fieldIds[next]}`)?.focus();
}

/** The focus went on. Not so when the whole window lost it, to look the card up in another: the field is still the active one. */
function leave(form: CardForm, field: CardField, input: HTMLInputElement): void {
  if (input.ownerDocument.activeElement !== input) form.leave(field);
}

function isComplete(form: CardForm, field: CardField): boolean {
  if (form.problem(field) !== undefined) return false;
  return field === 'expiry' || (field === 'number' && maskIsFull(form.number));
}

/**
 * Reads the fields into the form once they are hydrated, and again when the browser may have filled them in without an
 * event: Chromium hides autofilled values until the shopper first presses or types something.
 */
function followBrowser(form: CardForm, group: HTMLElement | null): (() => void) | undefined {
  if (group === null) return undefined;
  const read = () => syncFields(form, group);
  read();
  const view = group.ownerDocument.defaultView;
  view?.addEventListener('pageshow', read);
  group.addEventListener('focusin', read);
  return () => {
    view?.removeEventListener('pageshow', read);
    group.removeEventListener('focusin', read);
  };
}
