/* Posts a bank's form from the page itself. Until it is here, the hand-over document runs whatever a bank sends (PY-02). */
export { readBankForm } from '../infrastructure/host/bank-form.js';
