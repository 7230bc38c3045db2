/* Holds what a page in a frame sends to the window around it beside its height. A page on its own never fetches it. */
export { talkToParent } from '../infrastructure/host/parent-window.js';
