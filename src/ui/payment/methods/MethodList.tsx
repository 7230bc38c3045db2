import { useId } from 'react';
import type { MethodOption } from '../../../domain/methods/method-option.js';
import { classNames } from '../../kit/class-names.js';
import { Glyph, Icon } from '../../kit/Icon.js';
import { Picture } from '../../kit/Picture.js';
import { partGlyphs } from '../../kit/part-glyphs.js';
import { Radio } from '../../kit/Radio.js';
import styles from './MethodList.styles.js';

interface MethodListProps {
  readonly legend: string;
  readonly options: readonly MethodOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  /** Says that one is to be chosen. */
  readonly problem?: string | undefined;
  /** How the chosen option goes on; shown under its name. */
  readonly hint?: (option: MethodOption) => string | undefined;
  /** The address of a picture where it is safe. */
  readonly safeUrl: (url: string) => string | undefined;
}

/** One of a few, each with its picture and name: radio buttons, which keyboards and screen readers support. */
export function MethodList({ legend, options, chosen, onChoose, problem, hint, safeUrl }: MethodListProps) {
  const id = useId();
  return (
    <fieldset className={styles.list} aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem && (
          <>
            <Icon name="cross" size={16} />
            <span>{problem}</span>
          </>
        )}
      </p>
      {options.map((option, index) => {
        const isChosen = option.code === chosen;
        const text = isChosen ? hint?.(option) : undefined;
        return (
          <label key={option.code} className={classNames(styles.option, isChosen && styles.chosen)}>
            <Radio
              name={id}
              value={option.code}
              checked={isChosen}
              aria-labelledby={`${id}-${index}-name`}
              aria-describedby={text === undefined ? undefined : `${id}-${index}-hint`}
              onChange={() => onChoose(option.code)}
            />
            <Picture
              src={safeUrl(option.icon) ?? ''}
              alt=""
              width={48}
              height={32}
              fallback={
                <span className={styles.blank}>
                  <Glyph path={partGlyphs.card} />
                </span>
              }
            />
            <span id={`${id}-${index}-name`} className={styles.name}>
              {option.name}
            </span>
            {text !== undefined && (
              <span id={`${id}-${index}-hint`} className={styles.hint}>
                {text}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
