/**
 * `import … from 'vezne'`: the names that most backends need. Every file that `exports` of package.json lists has more.
 * None of it needs a browser, inversify or class-validator.
 */

export { type CardPayment, payByCard } from './application/card/pay-by-card.js';
export { createLinkPayment } from './application/links/create-link-payment.js';
export { openLink } from './application/links/open-link.js';
export { askOutcome } from './application/payment/ask-outcome.js';
export { type OpenedPayment, openPayment } from './application/payment/open-payment.js';
export type { NewCard, PageHost } from './application/ports.js';
export { cardNumberProblem, formatCardNumber, maskCardNumber } from './domain/card/card-number.js';
export { earliestMonth, expiryProblem, readExpiry } from './domain/card/expiry.js';
export { holderNameProblem, normaliseHolderName } from './domain/card/holder-name.js';
export { recogniseScheme, type Scheme } from './domain/card/scheme.js';
export { cvvProblem } from './domain/card/security-code.js';
export type { Language } from './domain/locale/language.js';
export { formatMoney, parseAmount, parsePointAmount, printAmount } from './domain/money/amount.js';
export { type Currency, readCurrency } from './domain/money/currency.js';
export type { Failure, Receipt } from './domain/payment/failure.js';
export type { Outcome } from './domain/payment/outcome.js';
export type { PaymentPage } from './domain/payment/payment-page.js';
export { isTurkishIban } from './domain/validation/iban.js';
export { mobileProblem, normalisePhone } from './domain/validation/phone.js';
export type { Problem } from './domain/validation/problem.js';
export { HttpClient } from './infrastructure/gateway/http-client.js';
export { LinksGateway } from './infrastructure/gateway/links-gateway.js';
export { PaymentsGateway } from './infrastructure/gateway/payments-gateway.js';
export { headlessPageHost } from './infrastructure/host/headless-page-host.js';
