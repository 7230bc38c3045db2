/* The drawing of an outcome, whose words need no connection. */
export { OutcomeArt } from '../ui/outcome/OutcomeArt.js';
