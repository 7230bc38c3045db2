/* What the addresses of links show, in one file, so that the build makes one fetch of it. */
export { LinkFailed, LinkSuccess } from './LinkEnds.js';
export { LinkPage } from './LinkPage.js';
