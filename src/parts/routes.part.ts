/**
 * Every address but a payment's own, the router with them: where the document has no shell of its page.
 * @brings react-router, react-router-dom
 */
export { PageRoutes } from '../ui/routes/PageRoutes.js';
