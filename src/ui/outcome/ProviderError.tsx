import type { PageHost } from '../../application/ports.js';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { ErrorPage } from './ErrorPage.js';
import { MissingNotificationUrl } from './MissingNotificationUrl.js';
import { NotFound } from './NotFound.js';
import { TransactionError } from './TransactionError.js';

/** An error with a page of its own; with an address the shopper is being sent there (ER-02). */
export type SpecialError =
  | 'notFound'
  | 'missingNotificationUrl'
  | 'transaction'
  | { readonly kind: 'redirected'; readonly redirectUrl: string };

interface ProviderErrorProps {
  readonly t: Translate;
  readonly special: SpecialError;
  /** Holds what can be quoted of it. */
  readonly error: ErrorDetails;
  readonly host: Pick<PageHost, 'safeUrl'>;
  /** The settings of the merchant's panel, from the configuration. */
  readonly settingsUrl: string | undefined;
  readonly storeUrl?: string | undefined;
  readonly checking: boolean | undefined;
  readonly onRetry: () => void;
}

/** The page of an error that only a provider's answer can name (RL-08, ER-02). */
export function ProviderError({ t, special, error, host, settingsUrl, storeUrl, ...again }: ProviderErrorProps) {
  if (special === 'notFound') return <NotFound t={t} error={error} storeUrl={storeUrl} />;
  if (special === 'missingNotificationUrl')
    return <MissingNotificationUrl t={t} error={error} settingsUrl={settingsUrl} storeUrl={storeUrl} />;
  if (special === 'transaction') return <TransactionError t={t} {...error} {...again} storeUrl={storeUrl} />;
  const url = host.safeUrl(special.redirectUrl);
  return (
    <ErrorPage
      t={t}
      {...error}
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
