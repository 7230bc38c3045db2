import { useMaskito } from '@maskito/react';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type FormEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maskIsFull } from '../../../domain/card/card-number.js';
import { cvvLength } from '../../../domain/card/security-code.js';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import { TextField } from '../../kit/TextField.js';
import styles from './CardFields.module.css';
import { type CardField, cardFields } from './card.form.js';
import type { CardVm } from './card.vm.js';
import { cardNumberMask, cvvMask, expiryMask } from './card-masks.js';
import { movesOn } from './focus-flow.js';
import { NoLogo, SchemeLogo } from './SchemeLogo.js';
import { fieldIds, takeOver } from './take-over.js';

interface CardFieldsProps {
  readonly vm: CardVm;
}

/** The four fields of a new card. They are the same elements in the shell, before any script has arrived. */
export const CardFields = observer(({ vm }: CardFieldsProps) => {
  const { form } = vm;
  const { t } = vm.texts;
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followBrowser(vm, group.current), [vm]);
  // The first rendering is the shell's, to the letter: what was typed into it before shows from the second one on.
  const [tookOver, setTookOver] = useState(false);
  useLayoutEffect(() => setTookOver(true), []);
  const hinted = tookOver ? form.scheme : undefined;

  const codeLength = Math.max(...cvvLength(form.scheme));
  const number = useMaskito({ options: cardNumberMask });
  const expiry = useMaskito({ options: expiryMask });
  const cvv = useMaskito({ options: useMemo(() => cvvMask(codeLength), [codeLength]) });

  const field = (name: CardField) => ({
    id: fieldIds[name],
    value: form.text(name),
    problem: problemText(vm, name),
    readOnly: vm.isLocked(name),
    autoComplete: fieldIds[name],
    autoCorrect: 'off',
    spellCheck: false,
    'aria-required': true,
    onInput: (event: FormEvent<HTMLInputElement>) => enter(vm, name, event, group.current),
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(vm, name, event.currentTarget),
  });

  return (
    <div ref={group} className={styles.fields}>
      <TextField
        {...field('number')}
        label={t('card.number')}
        hint={t('card.numberHint')}
        inputRef={number}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        className={styles.wide}
        trailing={tookOver ? <SchemeLogo vm={vm} /> : <NoLogo />}
      />
      <TextField
        {...field('expiry')}
        label={t('card.expiry')}
        hint={t('card.expiryHint')}
        inputRef={expiry}
        inputMode="numeric"
        placeholder={t('card.expiryFormat')}
      />
      <TextField
        {...field('cvv')}
        label={t('card.cvv')}
        hint={hinted?.cvvLength === 4 ? t('card.cvvHintAmex') : t('card.cvvHint')}
        inputRef={cvv}
        inputMode="numeric"
        placeholder={'0'.repeat(hinted?.cvvLength ?? 3)}
        trailing={
          <HelpButton label={t('card.cvvHelp')} onOpen={() => vm.openDialog('cvvHelp')}>
            <Icon name="help" />
          </HelpButton>
        }
      />
      <TextField
        {...field('owner')}
        label={t('card.holderName')}
        hint={vm.prepaid ? t('card.holderNameLocked') : undefined}
        autoCapitalize="characters"
        className={styles.wide}
      />
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

function problemText(vm: CardVm, field: CardField): string | undefined {
  const problem = vm.form.shownProblem(field);
  return problem && vm.texts.t(problem.key, problem.params);
}

/** A keystroke: what it made of the field, and whether the focus goes on (CN-17). */
function enter(vm: CardVm, field: CardField, event: FormEvent<HTMLInputElement>, group: HTMLElement | null): void {
  const input = event.currentTarget;
  const { form } = vm;
  form.enter(field, input.value);
  const native = event.nativeEvent;
  const goesOn = movesOn({
    inputType: native instanceof InputEvent ? native.inputType : undefined,
    data: native instanceof InputEvent ? native.data : null,
    caretAtEnd: input.selectionEnd === input.value.length,
    complete: isComplete(vm, field),
    cameBack: form.wasFilled(field),
  });
  const next = cardFields[cardFields.indexOf(field) + 1];
  if (goesOn && next !== undefined) group?.querySelector<HTMLElement>(`#${fieldIds[next]}`)?.focus();
}

/** The focus went on. Not so when the whole window lost it, to look the card up in another: the field is still the active one. */
function leave({ form }: CardVm, field: CardField, input: HTMLInputElement): void {
  if (input.ownerDocument.activeElement !== input) form.leave(field);
}

function isComplete({ form }: CardVm, field: CardField): boolean {
  if (form.problem(field) !== undefined) return false;
  return field === 'expiry' || (field === 'number' && maskIsFull(form.number));
}

/**
 * Takes the fields over from the browser, and again when it fills them in behind the script's back: Chromium hides
 * autofilled values until the first act of the shopper.
 */
function followBrowser(vm: CardVm, group: HTMLElement | null): (() => void) | undefined {
  if (group === null) return undefined;
  const read = () => takeOver(vm.form, group);
  read();
  const view = group.ownerDocument.defaultView;
  view?.addEventListener('pageshow', read);
  group.addEventListener('focusin', read);
  return () => {
    view?.removeEventListener('pageshow', read);
    group.removeEventListener('focusin', read);
  };
}
