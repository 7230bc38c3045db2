import { embedPayment } from './embed-payment.js';

/** The script that the provider serves as `/vezne-embed.js`: `Vezne.embed(container, options)` (EM-04). */
Object.assign(window, { Vezne: { embed: embedPayment } });
