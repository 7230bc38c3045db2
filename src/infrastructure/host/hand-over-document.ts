/**
 * The whole script of the hand-over document (`/odeme/3d-devir`): shows the bank's document, which may run its scripts
 * here, in a sandbox of an origin of its own, with no card field and no storage of ours in reach. Reached with Back from
 * the bank it is empty, and goes on to the payment page, which asks what became of the payment. Opened in any other way
 * it keeps the words it was served with.
 */
import { takeChallenge } from './hand-over.js';

const html = takeChallenge(window);
if (html !== undefined) {
  document.open();
  document.write(html);
  document.close();
} else if (performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'back_forward')) {
  history.back();
}
