/* What a page in a frame tells the window around it beside its height. A page on its own never fetches it. */
export { talkToParent } from '../infrastructure/host/parent-window.js';
