import { makeAutoObservable, observable } from 'mobx';
import type { Problem } from '../../domain/validation/problem.js';

/** The rule of each field. It may read other fields. */
export type FieldRules<Field extends string> = Readonly<Record<Field, (text: string) => Problem | undefined>>;

/** The text of each field in the beginning, where it is not empty. */
type InitialTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Returns the text that a field shows for the text that was typed in place of the one before; without a row, the typed text. */
type FieldMasks<Field extends string> = Readonly<Partial<Record<Field, (text: string, before: string) => string>>>;

/** Describes what a field of the screen needs of its form. */
export interface FieldAccess<Field extends string> {
  text(field: Field): string;
  enter(field: Field, text: string): void;
  /** Takes a text as it stands while it is composed; absent where `enter` changes none. */
  compose?(field: Field, text: string): void;
  leave(field: Field): void;
  shownProblem(field: Field): Problem | undefined;
}

/**
 * Describes what was typed into the fields of a form, as it was typed, and which of them were left once. Problems are
 * computed from the domain's rules, so nothing has to be checked again when the language changes (LG-04).
 */
export class TypedFields<Field extends string> implements FieldAccess<Field> {
  readonly #typed = observable.map<Field, string>();
  readonly #left = observable.set<Field>();
  /** Holds what the provider did not accept. */
  readonly #refused = observable.map<Field, string>();
  readonly #rules: FieldRules<Field>;
  readonly #initial: InitialTexts<Field> | undefined;
  readonly #masks: FieldMasks<Field> | undefined;
  readonly #asksFor: (field: Field) => boolean;

  /** `asksFor`: whether a field is shown now; one that is not has no problem, and cannot be refused. Without it all are. */
  constructor(
    rules: FieldRules<Field>,
    initial?: InitialTexts<Field>,
    masks?: FieldMasks<Field>,
    asksFor: (field: Field) => boolean = () => true,
  ) {
    this.#asksFor = asksFor;
    this.#rules = rules;
    this.#initial = initial;
    this.#masks = masks;
    for (const field of namesOf(rules)) this.forget(field);
    makeAutoObservable(this);
  }

  text(field: Field): string {
    return this.#typed.get(field) ?? '';
  }

  enter(field: Field, text: string): void {
    this.#typed.set(field, this.#masks?.[field]?.(text, this.text(field)) ?? text);
  }

  compose(field: Field, text: string): void {
    this.#typed.set(field, text);
  }

  leave(field: Field): void {
    this.#left.add(field);
  }

  /** The field is as it was in the beginning. */
  forget(field: Field): void {
    this.#typed.set(field, this.#initial?.[field] ?? '');
    this.#left.delete(field);
    this.#refused.delete(field);
  }

  /** The form is sent: every field counts as left. */
  leaveAll(): void {
    for (const field of this.names) this.#left.add(field);
  }

  /** The names of the fields that were left once. */
  get leftFields(): readonly string[] {
    return [...this.#left];
  }

  /** Counts as left what was left in the form before this one; names of no field are passed over. */
  leaveThose(names: readonly string[]): void {
    for (const field of this.names) if (names.includes(field)) this.#left.add(field);
  }

  /** The provider did not accept a field: it is marked until it is changed. False where no field of that name is asked for. */
  refuse(name: string | undefined): boolean {
    const field = this.names.find((each) => each === name);
    if (field === undefined || !this.#asksFor(field)) return false;
    this.#refused.set(field, this.text(field));
    this.#left.add(field);
    return true;
  }

  problem(field: Field): Problem | undefined {
    if (!this.#asksFor(field)) return undefined;
    const text = this.text(field);
    return (
      this.#rules[field](text) ?? (this.#refused.get(field) === text ? { key: 'validation.notAccepted' } : undefined)
    );
  }

  /** The problem to show: of a field that was left, and only while it lasts (AD-01). */
  shownProblem(field: Field): Problem | undefined {
    return this.#left.has(field) ? this.problem(field) : undefined;
  }

  /** Returns what was typed: the fields that hold something else than in the beginning. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#typed].filter(([field]) => this.differs(field)));
  }

  /** Takes texts back; those of no field are left out. */
  restore(texts: Readonly<Record<string, string>>): void {
    for (const field of this.names) this.#typed.set(field, texts[field] ?? this.text(field));
  }

  /** A field holds something else than in the beginning (PP-16). */
  get changed(): boolean {
    return this.names.some((field) => this.differs(field));
  }

  get valid(): boolean {
    return this.names.every((field) => this.problem(field) === undefined);
  }

  private differs(field: Field): boolean {
    return this.text(field) !== (this.#initial?.[field] ?? '');
  }

  private get names(): readonly Field[] {
    return namesOf(this.#rules);
  }
}

function namesOf<Field extends string>(rules: FieldRules<Field>): readonly Field[] {
  const names: Field[] = [];
  for (const name in rules) names.push(name);
  return names;
}
