import type { Language } from '../../../domain/locale/language.js';
import type { Failure } from '../../../domain/payment/failure.js';
import type { Translate } from '../../texts/texts.js';
import type { CodeCall } from '../steps/sms-code.vm.js';

/** Describes what stands above a step: why the shopper is there again. What was typed stays. */
export type TransferAlert =
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'bankClosed' }
  | { readonly kind: 'codeUsedUp' }
  | { readonly kind: 'notReceived' };

interface Common {
  readonly alert?: TransferAlert | undefined;
  /** A call is being answered: the transfer is read again, its notice is given, or its code. */
  readonly busy?: 'opening' | 'notifying' | CodeCall | undefined;
}

/** Where a transfer stands: the four steps of its form, and what can come of it. */
export type TransferPhase = Common &
  (
    | { readonly kind: 'loading' }
    /** There is no account to show: it was not answered, or the provider refused it. */
    | { readonly kind: 'missing'; readonly failure: Failure }
    | { readonly kind: 'bank' }
    | { readonly kind: 'account' }
    | { readonly kind: 'notice' }
    | { readonly kind: 'code' }
    /** `paused`: the status is not asked for any more until the shopper asks (BT-06). */
    | { readonly kind: 'review'; readonly paused: boolean }
    /** `reason` is in `language`, that of the page when it arrived; empty when none is given. */
    | { readonly kind: 'refused'; readonly reason: string; readonly language: Language }
    /** The notice waited too long for its code (BT-06). */
    | { readonly kind: 'timeout' }
    /** It is not known whether the notice arrived. */
    | { readonly kind: 'unsure' }
  );

/** The call about the code that is being answered. */
export function codeCallOf({ busy }: TransferPhase): CodeCall | undefined {
  return busy === 'confirming' || busy === 'resending' ? busy : undefined;
}

/** An account is in view, or was, and the notice of its transfer is not given yet. */
export function isBeforeNotice({ kind }: TransferPhase): boolean {
  return kind === 'account' || kind === 'notice';
}

/** The steps of the form, in their order. */
export const formSteps = ['bank', 'account', 'notice', 'code'] as const satisfies readonly TransferPhase['kind'][];

export type FormStep = (typeof formSteps)[number];

/** Which step of how many it is. The first one names the method, too; the way back stands beside the others. */
export function placeOf(t: Translate, step: FormStep): string {
  const place = formSteps.indexOf(step);
  return t(place === 0 ? 'transfer.firstStep' : 'transfer.step', { step: place + 1, count: formSteps.length });
}
