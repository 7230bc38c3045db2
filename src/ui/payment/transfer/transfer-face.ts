import type { TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import type { Failure } from '../../../domain/page/failure.js';
import { isExpired } from '../deadline.vm.js';

/** What is shown of a transfer: the four steps of its form, and what can come of it. */
export type TransferFace =
  | 'loading'
  /** The accounts could not be read. */
  | 'missing'
  | 'bank'
  | 'account'
  | 'notice'
  | 'code'
  | 'review'
  | 'refused'
  /** The notice waited too long for its code (BT-06). */
  | 'timeout'
  /** Nobody could say whether the notice arrived. */
  | 'unsure';

/** The steps of the form, in their order. */
export const formSteps: readonly TransferFace[] = ['bank', 'account', 'notice', 'code'];

/** The steps that lead to one face, wherever they are taken. */
export const faceAfter = {
  codeSent: 'code',
  review: 'review',
  refused: 'refused',
  timeout: 'timeout',
  unknown: 'unsure',
} as const satisfies Readonly<Partial<Record<TransferStep['kind'], TransferFace>>>;

type StepOfFace = Extract<TransferStep, { readonly kind: keyof typeof faceAfter }>;

export function leadsToFace(step: TransferStep): step is StepOfFace {
  return Object.hasOwn(faceAfter, step.kind);
}

/** What stands above a step: why the shopper is there again. What was typed stays. */
export type TransferAlert =
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'bankClosed' }
  | { readonly kind: 'codeUsedUp' }
  | { readonly kind: 'notReceived' };

/** The page as a whole is over, or the window is being sent elsewhere: nothing can be mended in the form (EX-03, ER-02). */
export function endsPage(failure: Failure): boolean {
  return failure.kind === 'sentElsewhere' || isExpired(failure);
}
