import type { ComponentProps } from 'react';
import { Later } from '../parts/Later.js';
import type { BrokenView } from './BrokenView.js';

/** RL-15: what is shown of a page that cannot be drawn. It is fetched then; where it does not arrive, a line says so. */
export function Broken(props: ComponentProps<typeof BrokenView>) {
  return <Later view="BrokenView" missing={<p role="alert">{props.t('error.description')}</p>} {...props} />;
}
