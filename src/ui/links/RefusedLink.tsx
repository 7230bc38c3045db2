import type { PageHost } from '../../application/ports.js';
import { withoutCardNumbers } from '../../domain/card/holds-card-number.js';
import { maxCollection } from '../../domain/links/collection.js';
import { type LinkRefusal, linkRefusalOf, storeOf } from '../../domain/links/link-refusal-codes.js';
import { printAmount } from '../../domain/money/amount.js';
import { detailsOf, type Failure } from '../../domain/payment/failure.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/PageFrame.js';
import { isLinkPath } from '../frame/page-addresses.js';
import { Button, ButtonLink } from '../kit/Button.js';
import { ErrorCodes } from '../outcome/ErrorCodes.js';
import { ErrorPage } from '../outcome/ErrorPage.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import type { OutcomeSymbol, OutcomeTone } from '../outcome/OutcomeArt.js';
import { OutcomeScreen } from '../outcome/OutcomeScreen.js';
import { ProviderError } from '../outcome/ProviderError.js';
import { SentenceAbout } from '../outcome/SentenceAbout.js';
import type { TextKey } from '../texts/texts.js';

/** How a link that cannot be paid looks and reads. */
interface RefusalNotice {
  readonly symbol: OutcomeSymbol;
  readonly tone: OutcomeTone;
  readonly title: TextKey;
  readonly text: TextKey;
  /** It may be open again later. */
  readonly passes?: true;
}

const notices: Readonly<Partial<Record<LinkRefusal, RefusalNotice>>> = {
  notFound: { symbol: 'search', tone: 'calm', title: 'linkState.notFoundTitle', text: 'linkState.notFound' },
  deleted: { symbol: 'closed', tone: 'calm', title: 'linkState.deletedTitle', text: 'linkState.deleted' },
  expired: { symbol: 'clock', tone: 'care', title: 'linkState.expiredTitle', text: 'linkState.expired' },
  paid: { symbol: 'check', tone: 'good', title: 'linkState.paidTitle', text: 'linkState.paidPlain' },
  pending: {
    symbol: 'dots',
    tone: 'calm',
    title: 'linkState.pendingTitle',
    text: 'linkState.pending',
    passes: true,
  },
  outOfStock: {
    symbol: 'closed',
    tone: 'care',
    title: 'linkState.outOfStockTitle',
    text: 'linkState.outOfStock',
    passes: true,
  },
  closed: { symbol: 'closed', tone: 'calm', title: 'linkState.closedTitle', text: 'linkState.closed', passes: true },
  overLimit: { symbol: 'alert', tone: 'care', title: 'linkState.overLimitTitle', text: 'linkState.overLimit' },
};

interface RefusedLinkProps {
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
  readonly failure: Failure;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly providerPages: ProviderPages | undefined;
  /** Undefined where the address names no link: looking again would find none either (RT-11). */
  readonly onRetry: (() => void) | undefined;
}

/** A link that cannot be paid: what is the matter with it, and what to do now. Anything else is an error screen (RT-03). */
export function RefusedLink({ texts, failure, host, providerPages, onRetry }: RefusedLinkProps) {
  const { t } = texts;
  if (onRetry === undefined) return <ErrorPage t={t} description={t('linkState.notFound')} />;
  const state = linkRefusalOf(failure);
  const notice = state && notices[state];
  if (notice === undefined) {
    return (
      <ErrorScreen
        texts={texts}
        failure={failure}
        host={host}
        providerPages={providerPages}
        onRetry={onRetry}
        Special={ProviderError}
      />
    );
  }
  const { merchantName, redirectUrl, merchantOid } = storeOf(failure);
  const safe = redirectUrl && host.safeUrl(redirectUrl);
  // Of a paid link the provider may name its own page of the end, from where the way leads back to this one (RL-16).
  const store = safe && !isLinkPath(new URL(safe).pathname) ? safe : undefined;
  return (
    <OutcomeScreen
      symbol={notice.symbol}
      tone={notice.tone}
      title={t(notice.title)}
      facts={[
        { name: t('linkState.store'), value: merchantName },
        { name: t('order.reference'), value: merchantOid && withoutCardNumbers(merchantOid) },
      ]}
      actions={
        <>
          {notice.passes && (
            <Button size="lg" wide onClick={onRetry}>
              {t('linkState.again')}
            </Button>
          )}
          {store && (
            <ButtonLink href={store} target="_top" wide variant="outline">
              {t('linkState.toStore')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {state === 'paid' && merchantName ? (
          <SentenceAbout name={merchantName} sentence={(merchant) => t('linkState.paid', { merchant })} />
        ) : (
          t(notice.text, { amount: printAmount(maxCollection) })
        )}
      </p>
      <ErrorCodes t={t} error={detailsOf(failure)} />
    </OutcomeScreen>
  );
}
