import type { KeyboardEvent } from 'react';

const arrows = {
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
} as const;

/**
 * Returns what a container of choices does with its keys: arrows along its axis, Home and End move the focus among the
 * elements that `selector` finds in it; the last is followed by the first. Other elements inside keep their own keys.
 */
export function rovingFocus(axis: keyof typeof arrows, selector: string) {
  const { next, previous } = arrows[axis];
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: container, target, key } = event;
    const choices = [...container.querySelectorAll<HTMLElement>(selector)];
    const here = choices.findIndex((choice) => choice.matches(':focus'));
    if (here === -1 && target !== container) return;
    const places = new Map([
      [next, here + 1],
      [previous, here === -1 ? -1 : here - 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const place = places.get(key);
    if (place === undefined) return;
    event.preventDefault();
    choices.at(place % choices.length)?.focus();
  };
}
