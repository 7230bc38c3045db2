/* The drawing of a wallet's code. */
export { QrCode } from '../ui/payment/methods/qr/QrCode.js';
