import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import type { Translate } from '../texts/texts.js';

interface RouteLoadingProps {
  readonly t: Translate;
  /** Holds what is under way. */
  readonly label: string;
}

/** A page whose answer, or whose part, is awaited (RL-02). Its heading is for screen readers. */
export function RouteLoading({ t, label }: RouteLoadingProps) {
  return (
    <div>
      <h1 className={hidden.hidden}>{t('app.title')}</h1>
      <LoadingOverlay label={label} blocking={false} />
    </div>
  );
}
