import type { Ref } from 'react';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import { Alert } from '../kit/Alert.js';
import type { Translate } from '../texts/texts.js';
import { ErrorCodes } from './ErrorCodes.js';

interface InlineErrorProps {
  readonly t: Translate;
  readonly message: string;
  /** Stand beneath the message, where there are any (RL-09). */
  readonly details?: ErrorDetails | undefined;
  /** To scroll to and to focus (PP-06). */
  readonly ref?: Ref<HTMLDivElement>;
}

/** PP-06, RL-08: the red alert above the form, announced at once. */
export function InlineError({ t, message, details, ref }: InlineErrorProps) {
  const title = t('error.payment');
  return (
    <Alert ref={ref} variant="destructive" live="assertive" title={message === title ? undefined : title} tabIndex={-1}>
      <p>{message}</p>
      <ErrorCodes t={t} error={details} />
    </Alert>
  );
}
