import createEmotion from '@emotion/css/create-instance';
import { css, type SerializedStyles } from '@emotion/react';
import type { CSSProperties } from 'react';

/*
 * Styles are written as objects and evaluated when the page is built: the build takes the rules, writes the style
 * sheets, and leaves the class names in the scripts. Nothing of this file reaches a browser.
 */

/**
 * The Emotion of the build: class names are made by it, and the style sheets are written from its cache. The page's
 * browsers need no prefixes (the build targets es2022): without plugins Emotion adds none.
 * @public
 */
export const emotion = createEmotion({ key: 'vezne', stylisPlugins: [] });

/**
 * Declarations, and in the same object the rules that belong to them: a selector says `&` where the class stands, and
 * `.name` for another class of the same sheet. The compiler refuses a property that CSS does not have.
 */
export type Rule = CSSProperties & {
  readonly [property: `--${string}`]: string;
  readonly [selector: `${string}&${string}`]: Rule;
  readonly [condition: `@${string}`]: Rule;
};

/** A rule as Emotion has it. An empty selector: the rule brings its own. */
interface SheetRule {
  readonly selector: string;
  readonly styles: SerializedStyles;
}

/** Describes what is behind the names of its classes. */
export interface StyleSheet {
  readonly name: string;
  readonly rules: readonly SheetRule[];
}

const sheets = new WeakMap<object, StyleSheet>();

/**
 * The styles of one component, and the names of its classes. `sheet` is the name of the file, which is unique. A class is
 * called by a hash of that and by its place in the table: a short name, and the same one wherever this is evaluated.
 * Rules keep the order in which they are written.
 */
export function styleSheet<Name extends string>(
  sheet: string,
  classes: Readonly<Record<Name, Rule>>,
): Readonly<Record<Name, string>> {
  const prefix = prefixOf(sheet);
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(classes).map((name, place) => [name, prefix + place.toString(36)]),
  );
  // The label keeps two classes with the same declarations apart.
  const rules = Object.entries<Rule>(classes).map(([name, rule]) => ({
    selector: `.${names[name]}`,
    styles: css({ label: names[name], ...named(rule, names, `${sheet}.${name}`) }),
  }));
  sheets.set(names, { name: sheet, rules });
  return names as Readonly<Record<Name, string>>;
}

/** Rules for elements, whichever class they have: only the page itself has these. */
export function elementSheet(sheet: string, elements: Readonly<Record<string, Rule>>): object {
  const names = {};
  sheets.set(names, { name: sheet, rules: [{ selector: '', styles: css(named(elements, names, sheet)) }] });
  return names;
}

/**
 * The sheet behind its class names, for the build.
 * @public
 */
export function sheetOf(names: object): StyleSheet | undefined {
  return sheets.get(names);
}

/**
 * A letter and three digits of the hash in Emotion's class name, by which all sheets differ: the build refuses two with the
 * same ones.
 */
function prefixOf(sheet: string): string {
  const hash = emotion.css({ label: sheet }).slice(emotion.cache.key.length + 1);
  return `v${hash.slice(2, 5)}`;
}

type Nested = { readonly [key: string]: string | number | Nested | undefined };

/** The rule with the classes of its selectors by their whole names. An unknown class or token is a mistake. */
function named(rule: object, names: Readonly<Record<string, string>>, place: string): Nested {
  return Object.fromEntries(
    Object.entries<unknown>({ ...rule }).map(([key, value]) => {
      if (typeof value === 'object' && value !== null) {
        const selector = key.startsWith('@') ? key : withWholeNames(key, names, place);
        return [selector, named(value, names, place)];
      }
      if ((typeof value !== 'string' && typeof value !== 'number') || /undefined|NaN/.test(String(value))) {
        throw new Error(`${place}: ${key} is ${value}. Is there such a token?`);
      }
      return [key, value];
    }),
  );
}

function withWholeNames(selector: string, names: Readonly<Record<string, string>>, place: string): string {
  // Emotion puts the class in front of a part without one, where it names an ancestor: most such rules apply to nothing.
  const without = selector.split(/,(?![^()]*\))/).find((part) => selector.includes('&') && !part.includes('&'));
  if (without !== undefined) throw new Error(`${place}: "${without.trim()}" of "${selector}" has no "&".`);
  return selector.replace(/\.([A-Za-z][\w-]*)/g, (_, name: string) => {
    const whole = names[name];
    if (whole === undefined) throw new Error(`${place}: the sheet has no class ".${name}", which "${selector}" names.`);
    return `.${whole}`;
  });
}
