import * as v from 'valibot';
import type { InstallmentOption, InstallmentPlan } from '../../domain/installments/installment-plan.js';
import type { Answer } from './answer.js';
import { amount, brand, count, entries, flag, list, read } from './wire.js';

const option = v.object({ monthly: amount, total: amount, pft: flag });

const plan = v.object({ brand, installment: entries(), pftOptions: list(v.pipe(count(1, 12, undefined), v.number())) });

/** `installments` of an answer: plans by lower-cased brand (EN-03). What cannot be read is left out. */
export const installments = v.pipe(
  entries(),
  v.transform(
    (byBrand): ReadonlyMap<string, InstallmentPlan> => new Map(byBrand.flatMap(([name, raw]) => readPlan(name, raw))),
  ),
);

const fetched = v.object({ data: v.object({ installments }) });

/** The answer to `card/installment` (AP-09). */
export function readInstallments(answer: Answer): ReadonlyMap<string, InstallmentPlan> {
  return read(fetched, answer).data.installments;
}

function readPlan(name: string, raw: unknown): readonly (readonly [string, InstallmentPlan])[] {
  const result = v.safeParse(plan, raw);
  if (!result.success) return [];
  const { installment, pftOptions } = result.output;
  const brandKey = result.output.brand || name.slice(0, 40).toLowerCase();
  const options = installment.flatMap(([months, rawOption]) => readOption(months, rawOption));
  return [[brandKey, { brand: brandKey, options, pftCounts: pftOptions }]];
}

function readOption(months: string, raw: unknown): readonly InstallmentOption[] {
  const result = v.safeParse(option, raw);
  const isCount = /^(?:[1-9]|1[0-2])$/.test(months);
  return result.success && isCount ? [{ count: Number(months), ...result.output }] : [];
}
