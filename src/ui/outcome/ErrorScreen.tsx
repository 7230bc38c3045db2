import type { ComponentProps, ComponentType } from 'react';
import type { PageHost } from '../../application/ports.js';
import { type Failure, quotedIn } from '../../domain/payment/failure.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/provider-pages.js';
import { ButtonLink } from '../kit/Button.js';
import { PartBoundary } from '../kit/PartBoundary.js';
import { CheckAgain } from './CheckAgain.js';
import { ErrorPage } from './ErrorPage.js';
import type { MissingNotificationUrl } from './MissingNotificationUrl.js';
import type { NotFound } from './NotFound.js';
import { Timeout } from './Timeout.js';
import type { TransactionError } from './TransactionError.js';

interface ErrorScreenProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly providerPages: ProviderPages | undefined;
  readonly storeUrl?: string | undefined;
  /** It is tried again. */
  readonly checking?: boolean | undefined;
  readonly onRetry: () => void;
  readonly pages: ProviderErrorPages;
}

/** The pages of errors that only a provider's answer can name: they may be fetched when they are shown. */
export interface ProviderErrorPages {
  readonly MissingNotificationUrl: ComponentType<ComponentProps<typeof MissingNotificationUrl>>;
  readonly NotFound: ComponentType<ComponentProps<typeof NotFound>>;
  readonly TransactionError: ComponentType<ComponentProps<typeof TransactionError>>;
}

/** The screen of a failure that stops the whole page (RL-08, ER-01..03), in one language (LG-03). */
export function ErrorScreen({
  texts,
  failure,
  host,
  providerPages,
  storeUrl,
  checking,
  onRetry,
  pages,
}: ErrorScreenProps) {
  const { t, language } = texts;
  const again = <CheckAgain t={t} label="label.tryAgain" size="lg" checking={checking} onCheck={onRetry} />;
  if (failure.kind === 'timeout') return <Timeout t={t} onRetry={onRetry} />;
  if (failure.kind === 'redirected') {
    const url = host.safeUrl(failure.redirectUrl);
    return (
      <ErrorPage
        t={t}
        {...quotedIn(failure.error, language)}
        actions={
          url && (
            <ButtonLink href={url} target="_top" size="lg">
              {t('success.goTo', { host: new URL(url).host })}
            </ButtonLink>
          )
        }
      />
    );
  }
  if (failure.kind !== 'refused') return <ErrorPage t={t} actions={again} />;
  const { httpStatus } = failure;
  const error = quotedIn(failure.error, language);
  const generic = <ErrorPage t={t} {...error} actions={again} />;
  const notFound = error.code === 'notFound' || httpStatus === 404;
  if (!notFound && error.code !== 'missingNotificationUrl' && error.code !== 'transaction') return generic;
  return (
    <PartBoundary waiting={null} missing={generic}>
      {notFound ? (
        <pages.NotFound t={t} />
      ) : error.code === 'transaction' ? (
        <pages.TransactionError t={t} {...error} storeUrl={storeUrl} checking={checking} onRetry={onRetry} />
      ) : (
        <pages.MissingNotificationUrl t={t} settingsUrl={providerPages?.settingsUrl} />
      )}
    </PartBoundary>
  );
}
