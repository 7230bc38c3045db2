import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { cvvLength } from '../../../../domain/card/security-code.js';
import { followFills } from '../../../forms/browser-fills.js';
import { Button } from '../../../kit/Button.js';
import { Icon } from '../../../kit/Icon.js';
import { Later } from '../../../parts/Later.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './CardFields.styles.js';
import { CardTextField } from './CardTextField.js';
import type { CardForm } from './card.form.js';
import type { HelpVm } from './help.vm.js';
import { syncFields } from './hydrate-fields.js';
import type { NewCardVm } from './new-card.vm.js';
import { NoLogo, SchemeLogo } from './SchemeLogo.js';

interface CardFieldsProps {
  readonly form: CardForm;
  readonly help: HelpVm;
  readonly t: Translate;
  /** Holds what the provider says of the typed card; undefined until the payment is loaded. */
  readonly card: NewCardVm | undefined;
  /** Test mode: the fields take no input (PP-14). */
  readonly blocked: boolean;
}

/** The four fields of a new card. They are the same elements in the shell, before any script has arrived. */
export const CardFields = observer(({ form, help, t, card, blocked }: CardFieldsProps) => {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followBrowser(form, group.current), [form]);
  const prepaid = card?.prepaid === true;
  const bank = card?.details?.bank;
  // The first rendering must equal the shell's HTML, whose fields are empty: what was typed into it is shown from the
  // second one on, which only such fields need.
  const [asShell, setAsShell] = useState(() => untracked(() => form.fields.changed));
  useLayoutEffect(() => setAsShell(false), []);
  const hinted = asShell ? undefined : form.scheme;

  const codeLength = Math.max(...cvvLength(form.scheme));

  const common = { form, group, t, asShell, blocked };

  return (
    <div ref={group} className={styles.fields}>
      <CardTextField
        {...common}
        field="number"
        label={t('card.number')}
        hint={bank || t('card.numberHint')}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        className={bank ? styles.named : styles.wide}
        trailing={asShell ? <NoLogo /> : <SchemeLogo form={form} card={card} />}
      />
      <CardTextField
        {...common}
        field="expiry"
        label={t('card.expiry')}
        hint={t('card.expiryHint')}
        inputMode="numeric"
        placeholder={t('card.expiryFormat')}
      />
      <CardTextField
        {...common}
        field="cvv"
        label={t('card.cvv')}
        hint={t(form.codeForgotten ? 'card.cvvAgain' : hinted?.cvvLength === 4 ? 'card.cvvHintAmex' : 'card.cvvHint')}
        inputMode="numeric"
        placeholder={'•'.repeat(hinted?.cvvLength ?? 3)}
        trailing={
          <HelpButton label={t('card.cvvHelp')} onOpen={() => help.open('cvv')}>
            <Icon name="help" />
          </HelpButton>
        }
      />
      <CardTextField
        {...common}
        field="owner"
        locked={prepaid}
        label={t('card.holderName')}
        hint={prepaid ? t('card.holderNameLocked') : undefined}
        autoCapitalize="characters"
        className={styles.wide}
      />
      {card !== undefined && <Later view="CardMasks" missing={null} group={group} codeLength={codeLength} />}
    </div>
  );
});

function HelpButton({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactElement }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onOpen}>
      {children}
    </Button>
  );
}

/** Reads the fields into the form once they are hydrated, and again when they may have been filled in without an event. */
function followBrowser(form: CardForm, group: HTMLElement | null): (() => void) | undefined {
  if (group === null) return undefined;
  const read = () => syncFields(form, group);
  read();
  return followFills(group, read);
}
