import type { ComponentProps, ComponentType } from 'react';
import type { LinkFailed, LinkSuccess } from './LinkOutcomes.js';
import type { LinkPage } from './LinkPage.js';

/** Describes what the addresses of payment links show: fetched when the first of it is shown. */
export interface LinkViews {
  readonly LinkPage: ComponentType<ComponentProps<typeof LinkPage>>;
  readonly LinkSuccess: ComponentType<ComponentProps<typeof LinkSuccess>>;
  readonly LinkFailed: ComponentType<ComponentProps<typeof LinkFailed>>;
}
