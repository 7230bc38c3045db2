/* The screen of a page that cannot be drawn (RL-15) is a part of its own. */
export { BrokenView } from '../ui/outcome/BrokenView.js';
