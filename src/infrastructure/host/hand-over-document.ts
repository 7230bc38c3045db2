/**
 * The whole script of the hand-over document (`/odeme/3d-devir`): shows the bank's document, which may run its scripts
 * here, in a sandbox of an origin of its own, with no card field and no storage of ours in reach. When nothing was
 * handed over (the address was opened by hand, or with Back), the document keeps the words it was served with.
 */
import { takeHandedOver } from './hand-over.js';

const html = takeHandedOver(window);
if (html !== undefined) {
  document.open();
  document.write(html);
  document.close();
}
