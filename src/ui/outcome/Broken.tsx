import { type ComponentProps, lazy } from 'react';
import { PartBoundary } from '../kit/PartBoundary.js';
import type { BrokenView } from './BrokenView.js';

const View = lazy(async () => ({ default: (await import('./BrokenView.js')).BrokenView }));

/** RL-15: what is shown of a page that cannot be drawn. It is fetched then; where it does not arrive, a line says so. */
export function Broken(props: ComponentProps<typeof BrokenView>) {
  return (
    <PartBoundary waiting={null} missing={<p role="alert">{props.t('error.description')}</p>}>
      <View {...props} />
    </PartBoundary>
  );
}
