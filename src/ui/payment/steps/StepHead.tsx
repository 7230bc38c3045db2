import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import styles from './Steps.styles.js';

interface StepHeadProps {
  readonly id?: string;
  readonly title: string;
  /** Such as `Step 2 of 4`. */
  readonly place?: string | undefined;
  /** `disabled`: it stays where it is, and its press does nothing. */
  readonly back?: { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean } | undefined;
  readonly children?: ReactNode;
  /** False where a field of the step is where the keyboard goes on. */
  readonly focusable?: boolean;
}

/** Shows what a step of several begins with. */
export function StepHead({ id, title, place, back, children, focusable = true }: StepHeadProps) {
  return (
    <div className={styles.head}>
      {(back ?? place) !== undefined && (
        <div className={styles.bar}>
          {back && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.back}
              aria-disabled={back.disabled || undefined}
              onClick={back.onPress}
            >
              <Icon name="back" size={16} />
              <span>{back.label}</span>
            </Button>
          )}
          {place !== undefined && <p className={styles.place}>{place}</p>}
        </div>
      )}
      <h2 id={id} className={styles.title} tabIndex={-1} data-step={focusable || undefined}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </div>
  );
}
