import type { ReactNode } from 'react';
import type { Translate } from '../texts/texts.js';
import { ErrorCodes } from './ErrorCodes.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface ErrorPageProps {
  readonly t: Translate;
  /** Each of the four may be missing (RL-08). */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly code?: string | undefined;
  readonly group?: string | undefined;
  readonly actions?: ReactNode;
}

/** The generic error; code and group stand beneath the description (RL-09). */
export function ErrorPage({ t, title, description, code, group, actions }: ErrorPageProps) {
  return (
    <OutcomeScreen symbol="alert" tone="bad" title={title || t('error.title')} actions={actions}>
      <p>{description || t('error.description')}</p>
      <ErrorCodes t={t} error={{ code, group }} />
    </OutcomeScreen>
  );
}
