import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { readShortId } from '../../domain/payment/route-parameters.js';
import { LinkPart } from './LinkPart.js';
import type { RouteProps } from './route-props.js';

/** RT-02, RT-11. */
export const LinkRoute = observer((props: RouteProps) => {
  const { shortId } = useParams();
  return (
    <LinkPart {...props}>
      <props.linkViews.LinkPage key={shortId} {...props} shortId={readShortId(shortId)} />
    </LinkPart>
  );
});
