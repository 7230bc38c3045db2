/**
 * Keeps what a field cannot take out of it while it is typed. Until it is there, the form puts right what was typed.
 * @brings @maskito/core, @maskito/react
 */
export { CardMasks } from '../ui/payment/card/form/CardMasks.js';
