import { useMaskito } from '@maskito/react';
import { type RefObject, useEffect, useMemo } from 'react';
import { leadToNextField } from '../../../forms/form-focus.js';
import { cardNumberMask, cvvMask, expiryMask } from './card-masks.js';
import { fieldIds } from './hydrate-fields.js';

interface CardMasksProps {
  /** Holds what the fields stand in. */
  readonly group: RefObject<HTMLElement | null>;
  /** The most digits that the security code may have. */
  readonly codeLength: number;
}

/** Masks the fields of the card, and lets a phone's "next" key lead on (PP-18), while it is shown; it shows nothing of its own. */
export function CardMasks({ group, codeLength }: CardMasksProps) {
  const number = useMaskito({ options: cardNumberMask });
  const expiry = useMaskito({ options: expiryMask });
  const cvv = useMaskito({ options: useMemo(() => cvvMask(codeLength), [codeLength]) });
  // The element around has its reference only after the layout effects of what is in it.
  useEffect(() => {
    const field = (id: string) => group.current?.querySelector<HTMLElement>(`#${id}`) ?? null;
    number(field(fieldIds.number));
    expiry(field(fieldIds.expiry));
    cvv(field(fieldIds.cvv));
  }, [group, number, expiry, cvv]);
  useEffect(() => {
    const fields = group.current;
    fields?.addEventListener('keydown', leadToNextField);
    return () => fields?.removeEventListener('keydown', leadToNextField);
  }, [group]);
  return null;
}
