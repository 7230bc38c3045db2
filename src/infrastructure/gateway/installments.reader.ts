import * as v from 'valibot';
import type { InstallmentOption, InstallmentPlan } from '../../domain/installments/installment-plan.js';
import type { Answer } from './answer.js';
import { amount, brand, count, entries, entriesLater, flag, list, read } from './wire.js';

const option = v.object({ monthly: amount, total: amount, pft: flag });

const plan = v.object({
  brand,
  installment: entriesLater(option),
  pftOptions: list(v.pipe(count(1, 12, undefined), v.number())),
});

type WirePlan = v.InferOutput<typeof plan>;

/** `installments` of an answer: plans by lower-cased brand (EN-03). What cannot be read is left out. */
export const installments = v.pipe(
  entries(plan),
  v.transform(
    (byBrand): ReadonlyMap<string, InstallmentPlan> =>
      new Map(byBrand.map(([key, wire]) => [key.slice(0, 40).toLowerCase(), planOf(key, wire)])),
  ),
);

const fetched = v.object({ data: v.object({ installments }) });

/** The answer to `card/installment` (AP-09). */
export function readInstallments(answer: Answer): ReadonlyMap<string, InstallmentPlan> {
  return read(fetched, answer).data.installments;
}

/** An answer has a hundred options, and a card needs those of one plan: they are read when they are first asked for. */
function planOf(key: string, { brand: named, installment, pftOptions }: WirePlan): InstallmentPlan {
  let options: readonly InstallmentOption[] | undefined;
  return {
    brand: named || key.slice(0, 40).toLowerCase(),
    get options() {
      options ??= optionsOf(installment());
      return options;
    },
    pftCounts: pftOptions,
  };
}

function optionsOf(installment: ReturnType<WirePlan['installment']>): readonly InstallmentOption[] {
  return installment.flatMap(([months, read]) =>
    /^(?:[1-9]|1[0-2])$/.test(months) ? [{ count: Number(months), ...read }] : [],
  );
}
