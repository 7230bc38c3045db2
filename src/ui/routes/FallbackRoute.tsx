import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Fallback } from '../outcome/Fallback.js';
import { RouteFrame } from './RouteFrame.js';
import type { RouteProps } from './route-props.js';

/** RT-01: an address that is no page's. */
export const FallbackRoute = observer((props: RouteProps) => {
  const { texts, theme } = props;
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <RouteFrame {...props}>
      <Fallback t={texts.t} />
    </RouteFrame>
  );
});
