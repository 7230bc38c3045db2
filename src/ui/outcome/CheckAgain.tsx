import type { ComponentProps } from 'react';
import { Button } from '../kit/Button.js';
import { LiveRegion } from '../kit/LiveRegion.js';
import type { TextKey, Translate } from '../texts/texts.js';

interface CheckAgainProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> {
  readonly t: Translate;
  readonly label?: TextKey;
  /** The question is being answered. */
  readonly checking: boolean | undefined;
  readonly onCheck: () => void;
}

/**
 * The button that asks what became of a payment. It keeps the focus while it asks, so it is not disabled: a second press
 * does nothing.
 */
export function CheckAgain({ t, label = 'unknown.checkAgain', checking = false, onCheck, ...look }: CheckAgainProps) {
  const asking = t('unknown.checking');
  return (
    <>
      <Button {...look} busy={checking} aria-disabled={checking} onClick={() => checking || onCheck()}>
        {checking ? asking : t(label)}
      </Button>
      <LiveRegion message={checking ? asking : ''} />
    </>
  );
}
