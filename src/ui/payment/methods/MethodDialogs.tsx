import type { Problem } from '../../../domain/validation/problem.js';
import { Dialog } from '../../kit/Dialog.js';
import type { Translate } from '../../texts/texts.js';

interface MethodDialogsProps {
  readonly dialog: string | undefined;
  /** What keeps the payment from being made. */
  readonly problem: Problem | undefined;
  readonly t: Translate;
  readonly onClose: () => void;
}

/** Why pressing pay did nothing: nothing is chosen (OP-02, OP-12), or the financing message is not read yet (SP-01). */
export function MethodDialogs({ dialog, problem, t, onClose }: MethodDialogsProps) {
  const texts = [
    dialog === 'choose' ? problem?.key : undefined,
    dialog === 'financeInfo' ? 'validation.financeInfo' : undefined,
  ] as const;
  const key = texts.find((text) => text !== undefined);
  if (key === undefined) return null;
  return (
    <Dialog open title={t('validation.error')} onClose={onClose} closeLabel={t('label.ok')}>
      <p>{t(key)}</p>
    </Dialog>
  );
}
