import type { Ref } from 'react';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import { Alert } from '../kit/Alert.js';
import type { Translate } from '../texts/texts.js';
import styles from './ErrorCodes.styles.js';

interface ErrorCodesProps {
  readonly t: Translate;
  /** Holds what the provider says of the error, where it says anything. */
  readonly error: Pick<ErrorDetails, 'code' | 'group'> | undefined;
}

/** The code and the group of an error, in one line beneath its sentence (RL-09). A group of 0 says nothing. */
export function ErrorCodes({ t, error: { code, group } = {} }: ErrorCodesProps) {
  const known = (
    [
      ['error.code', code],
      ['error.group', group === '0' ? '' : group],
    ] as const
  ).filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <p className={styles.codes}>
      {known.map(([name, value]) => (
        <span key={name} className={styles.code} translate="no">{`${t(name)}: ${value}`}</span>
      ))}
    </p>
  );
}

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
