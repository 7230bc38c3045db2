import { lazy } from 'react';
import type { LinkViews } from '../ui/links/link-views.js';
import { fetchPart } from './fetch-part.js';

/**
 * Every address but a payment's own, the router with them: where the document has no shell of its page.
 * @brings react-router, react-router-dom
 */
export { PageRoutes } from '../ui/routes/PageRoutes.js';

const links = () => fetchPart('links', () => import('./links.part.js'));

export const linkViews: LinkViews = {
  LinkPage: lazy(async () => ({ default: (await links()).LinkPage })),
  LinkSuccess: lazy(async () => ({ default: (await links()).LinkSuccess })),
  LinkFailed: lazy(async () => ({ default: (await links()).LinkFailed })),
};
