import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NotFound } from '../outcome/NotFound.js';
import { RouteFrame } from './RouteFrame.js';
import type { RouteProps } from './route-props.js';

/** An address of a payment that holds what can be no token (ER-01). */
export const NotFoundRoute = observer((props: RouteProps) => {
  const { texts, theme } = props;
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <RouteFrame {...props}>
      <NotFound t={texts.t} />
    </RouteFrame>
  );
});
