import type { Ref } from 'react';
import { Alert } from '../kit/Alert.js';
import type { Translate } from '../texts/texts.js';

interface InlineErrorProps {
  readonly t: Translate;
  readonly message: string;
  /** To scroll to and to focus (PP-06). */
  readonly ref?: Ref<HTMLDivElement>;
}

/** PP-06, RL-08: the red alert above the form, announced at once. */
export function InlineError({ t, message, ref }: InlineErrorProps) {
  const title = t('error.payment');
  return (
    <Alert ref={ref} variant="destructive" live="assertive" title={message === title ? undefined : title} tabIndex={-1}>
      {message}
    </Alert>
  );
}
