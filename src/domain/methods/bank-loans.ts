/** A bank loan is posted like a wallet whose page is the bank's; which one goes beside it, as `bank_loan` (OP-12). */
export const bankLoanMethod = { paymentType: 'bank_loans', flow: 'redirect' } as const;
