import { catchError, defer, EMPTY, ignoreElements, merge, type Observable } from 'rxjs';
import { unauthorizedReason } from '../../domain/payment/embedding.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { EmbeddingReports, PageHost } from '../ports.js';

/** Describes what the report needs of the window. */
type Placed = Pick<PageHost, 'placement' | 'originOf'>;

/**
 * Reports where the page is embedded: the site outside test mode where the browser names its ancestors (EM-02), and an
 * unauthorized placement with its reason (EM-01). Emits nothing, completes, never errors: whatever goes wrong is
 * ignored, and nothing waits for it (EM-03).
 */
export function reportEmbedding(ports: {
  readonly reports: EmbeddingReports;
  readonly host: Placed;
}): (page: PaymentPage) => Observable<never> {
  const { reports, host } = ports;
  return ({ kind, merchant, order, root, testMode }) => {
    const site = () => {
      const { ancestorOrigins } = host.placement();
      if (testMode || ancestorOrigins === undefined) return EMPTY;
      return reports.reportSite(merchant.id, merchant.website, ancestorOrigins);
    };
    const unauthorized = () => {
      const { framed, address, ancestorOrigins, merchantSites } = host.placement();
      const website = host.originOf(merchant.website);
      const reason = unauthorizedReason({
        framed,
        kind,
        address,
        root,
        ancestorOrigins,
        merchantSites: website === undefined ? merchantSites : [website, ...merchantSites],
      });
      return reason === undefined ? EMPTY : reports.reportUnauthorized(merchant.id, order.email, reason);
    };
    return merge(quietly(site), quietly(unauthorized));
  };
}

function quietly(report: () => Observable<void>): Observable<never> {
  return defer(report).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );
}
