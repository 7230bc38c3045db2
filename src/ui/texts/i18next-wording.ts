import { createInstance } from 'i18next';
import type { Wording } from './texts.js';

/** Texts worded by i18next: a text with a `count` takes its form by the language's plural rules (LG-05). */
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
    translate: (language, key, params) => i18n.t(key, { ...params, lng: language }),
  };
}
