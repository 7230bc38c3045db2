import type { Problem } from '../validation/problem.js';

/** A province and its districts. The list is data; the rules take it (AD-02). */
export interface Province {
  readonly name: string;
  readonly districts: readonly string[];
}

/** Holds what province and district hold when the delivery is abroad (AD-03). */
export const abroad = 'abroad';

/** City: required, one of the list, or abroad (AD-02, AD-03). */
export function provinceProblem(name: string, provinces: readonly Province[]): Problem | undefined {
  if (name === abroad || provinces.some((province) => province.name === name)) return undefined;
  return { key: 'validation.required' };
}

/** District: required, one of its province's, or abroad with it (AD-02, AD-03). */
export function districtProblem(
  name: string,
  provinceName: string,
  provinces: readonly Province[],
): Problem | undefined {
  const known = provinceName === abroad ? name === abroad : districtsOf(provinceName, provinces).includes(name);
  return known ? undefined : { key: 'validation.required' };
}

/** The districts to choose from: none until a city is chosen, and the choice is disabled then (AD-02). */
export function districtsOf(provinceName: string, provinces: readonly Province[]): readonly string[] {
  return provinces.find(({ name }) => name === provinceName)?.districts ?? [];
}
