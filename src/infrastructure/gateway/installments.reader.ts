import * as v from 'valibot';
import type { InstallmentOption, InstallmentPlan } from '../../domain/installments/installment-plan.js';
import type { Answer } from './answer.js';
import { amount, brand, count, entries, flag, list, read } from './wire.js';

const option = v.object({ monthly: amount, total: amount, pft: flag });

const plan = v.object({
  brand,
  installment: entries(option),
  pftOptions: list(v.pipe(count(1, 12, undefined), v.number())),
});

type WirePlan = v.InferOutput<typeof plan>;

/** `installments` of an answer: plans by lower-cased brand (EN-03). What cannot be read is left out. */
export const installments = v.pipe(
  entries(plan),
  v.transform(
    (byBrand): ReadonlyMap<string, InstallmentPlan> =>
      new Map(byBrand.map(([name, wire]) => planOf(wire.brand || name.slice(0, 40).toLowerCase(), wire))),
  ),
);

const fetched = v.object({ data: v.object({ installments }) });

/** The answer to `card/installment` (AP-09). */
export function readInstallments(answer: Answer): ReadonlyMap<string, InstallmentPlan> {
  return read(fetched, answer).data.installments;
}

function planOf(brandKey: string, { installment, pftOptions }: WirePlan): readonly [string, InstallmentPlan] {
  const options = installment.flatMap(([months, read]): readonly InstallmentOption[] =>
    /^(?:[1-9]|1[0-2])$/.test(months) ? [{ count: Number(months), ...read }] : [],
  );
  return [brandKey, { brand: brandKey, options, pftCounts: pftOptions }];
}
