import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import styles from './Menu.styles.js';
import { rovingFocus } from './roving-focus.js';

export interface MenuOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label where it is not the page's, so that it is read out rightly. */
  readonly lang?: string;
}

interface MenuProps<Value extends string> {
  readonly id: string;
  /** What the menu is for; screen readers read it with what the trigger shows. */
  readonly label: string;
  readonly options: readonly MenuOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** What the trigger shows. */
  readonly children: ReactNode;
}

/**
 * One choice of a few, on the browser's own popover: it closes on Escape and on a press outside, and gives the focus
 * back. Arrow keys, Home and End move, Tab leaves.
 */
export function Menu<Value extends string>({ id, label, options, value, onChoose, children }: MenuProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (chosen: Value) => {
    list.current?.hidePopover();
    onChoose(chosen);
  };
  return (
    <div className={styles.menu}>
      <Button variant="ghost" className={styles.trigger} aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        {children}
        <Icon name="chevron" size={16} />
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.list}
        onToggle={focusChosen}
        onKeyDown={leaveOrMove}
        tabIndex={-1}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            lang={option.lang}
            className={styles.option}
            onClick={() => choose(option.value)}
          >
            {option.label}
            <Icon name="check" size={16} />
          </button>
        ))}
      </div>
    </div>
  );
}

function focusChosen(event: ToggleEvent<HTMLDivElement>): void {
  if (event.newState !== 'open') return;
  event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
}

const moveFocus = rovingFocus('vertical', '[role="menuitemradio"]');

/** Tab leaves the menu. */
function leaveOrMove(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  else moveFocus(event);
}
