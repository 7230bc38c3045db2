import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { readShortId } from '../../domain/payment/route-parameters.js';
import { FallbackRoute } from './FallbackRoute.js';
import { LinkPart } from './LinkPart.js';
import type { RouteProps } from './route-props.js';

export type LinkOutcomeProps = RouteProps & { readonly shortId: string };

interface LinkOutcomeRouteProps extends RouteProps {
  readonly View: ComponentType<LinkOutcomeProps>;
}

/** Shows what a payment by link came to. An id that cannot be one is no address of a link. */
export function LinkOutcomeRoute({ View, ...props }: LinkOutcomeRouteProps) {
  const shortId = readShortId(useParams().shortId);
  if (shortId === undefined) return <FallbackRoute {...props} />;
  return (
    <LinkPart {...props}>
      <View {...props} shortId={shortId} />
    </LinkPart>
  );
}
