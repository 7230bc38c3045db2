/* What is shown of a page that cannot be drawn (RL-15). */
export { BrokenView } from '../ui/outcome/BrokenView.js';
