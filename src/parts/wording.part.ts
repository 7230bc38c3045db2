/**
 * Holds what words a text with a count: no text of the card form has one, every other part does.
 * @brings i18next
 */
export { i18nextWording } from '../ui/texts/i18next-wording.js';
