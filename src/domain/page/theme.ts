/** The two appearances of the page (TH-04). */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** A stored word that is no theme counts as nothing stored (TH-04). */
export function readTheme(word: unknown): Theme | undefined {
  return themes.find((theme) => theme === word);
}
