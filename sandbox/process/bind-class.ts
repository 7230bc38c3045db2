import type { Bind, MapToResolvedValueInjectOptions } from 'inversify';

/** Binds a class to itself: built once, from these dependencies in the order of its constructor. */
export function bindClass<Args extends unknown[], T>(
  bind: Bind,
  type: new (...args: Args) => T,
  dependencies: MapToResolvedValueInjectOptions<Args>,
): void {
  bind(type).toResolvedValue((...args: Args) => new type(...args), dependencies);
}
