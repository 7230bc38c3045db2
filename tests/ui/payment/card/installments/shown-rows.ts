import { installmentRows } from '../../../../../src/domain/installments/installment-rows.js';
import type { InstallmentsVm } from '../../../../../src/ui/payment/card/installments/installments.vm.js';

/** The rows that the table of these installments shows; none where there is nothing to choose. */
export const shownRows = ({ table }: InstallmentsVm) => (table === undefined ? [] : installmentRows(table));
