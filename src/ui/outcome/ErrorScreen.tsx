import type { ComponentProps, ComponentType } from 'react';
import type { PageHost } from '../../application/ports.js';
import { canBeTriedAgain, type Failure, quotedIn } from '../../domain/payment/failure.js';
import { meaningOf } from '../../domain/payment/refusal-codes.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/PageFrame.js';
import { Button } from '../kit/Button.js';
import { Later } from '../parts/Later.js';
import type { Translate } from '../texts/texts.js';
import { CheckAgain } from './CheckAgain.js';
import { ErrorPage } from './ErrorPage.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import type { ProviderError, SpecialError } from './ProviderError.js';
import { WayOn } from './StoreLink.js';

interface ErrorScreenProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly providerPages: ProviderPages | undefined;
  readonly storeUrl?: string | undefined;
  /** It is tried again. */
  readonly checking?: boolean | undefined;
  readonly onRetry: () => void;
  /** Shows an error that only a provider's answer can name, where the page has it already; else it is fetched. */
  readonly Special?: ComponentType<ComponentProps<typeof ProviderError>>;
}

/** The screen of a failure that stops the whole page (RL-08, ER-01..03), in one language (LG-03). */
export function ErrorScreen({
  texts: { t, language },
  failure,
  providerPages,
  checking,
  onRetry,
  Special,
  ...rest
}: ErrorScreenProps) {
  if (failure.kind === 'timeout') return <Timeout t={t} onRetry={onRetry} />;
  const error = 'error' in failure ? quotedIn(failure.error, language) : {};
  const own = meaningOf(error).text;
  const generic = (
    <ErrorPage
      t={t}
      {...error}
      description={error.description || (own && t(own))}
      actions={
        <>
          {canBeTriedAgain(failure) && (
            <CheckAgain t={t} label="label.tryAgain" size="lg" wide checking={checking} onCheck={onRetry} />
          )}
          <WayOn t={t} shortId={error.shortId} url={rest.storeUrl} variant="outline" />
        </>
      }
    />
  );
  const special = specialError(failure);
  if (special === undefined) return generic;
  const props = { ...rest, t, special, error, settingsUrl: providerPages?.settingsUrl, checking, onRetry };
  return Special ? <Special {...props} /> : <Later view="ProviderError" missing={generic} {...props} />;
}

/** Returns what of a failure has a page of its own: an address to go on to, or the code. */
function specialError(failure: Failure): SpecialError | undefined {
  if (failure.kind === 'redirected') return failure;
  if (failure.kind !== 'refused') return undefined;
  const { code } = failure.error;
  if (code === 'notFound' || failure.httpStatus === 404) return 'notFound';
  return code === 'missingNotificationUrl' || code === 'transaction' ? code : undefined;
}

interface TimeoutProps {
  readonly t: Translate;
  readonly onRetry: () => void;
}

/** RL-08, ER-01: nothing was sent, so starting again is safe. */
export function Timeout({ t, onRetry }: TimeoutProps) {
  return (
    <OutcomeScreen
      symbol="unplugged"
      tone="care"
      title={t('error.timeoutTitle')}
      actions={
        <Button size="lg" wide onClick={onRetry}>
          {t('error.restart')}
        </Button>
      }
    >
      <p>{t('error.timeout')}</p>
    </OutcomeScreen>
  );
}
