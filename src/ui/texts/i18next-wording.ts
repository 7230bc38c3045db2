import { createInstance } from 'i18next';
import { isolated } from '../../domain/validation/isolated.js';
import type { TextParams, Wording } from './texts.js';

/**
 * Texts worded by i18next: a text with a `count` takes its form by the language's plural rules (LG-05). It comes with the
 * texts of every part, and these are the ones that name what somebody else has named.
 */
export function i18nextWording(): Wording {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return {
    add: (language, table) => void i18n.addResourceBundle(language, 'translation', table),
    translate: (language, key, params) => i18n.t(key, { ...withoutOrder(params), lng: language }),
  };
}

/** No value changes the order of the words beside it (TR-11). */
function withoutOrder(params: TextParams): TextParams {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(entries);
}
