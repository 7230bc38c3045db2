import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { linkAddress } from '../frame/page-addresses.js';
import { type LinkOutcomeProps, LinkOutcomeRoute } from './LinkOutcomeRoute.js';
import { RouteFrame } from './RouteFrame.js';
import type { RouteProps } from './route-props.js';

/** RT-06. */
export function LinkSuccessRoute(props: RouteProps) {
  return <LinkOutcomeRoute {...props} View={SuccessOfLink} />;
}

const SuccessOfLink = observer((props: LinkOutcomeProps) => {
  const { linkViews, texts, theme, shortId } = props;
  useEffect(() => theme.settle('link'), [theme]);
  return (
    <RouteFrame {...props}>
      <linkViews.LinkSuccess t={texts.t} backUrl={linkAddress(shortId)} />
    </RouteFrame>
  );
});
