/** Adds the rules of a merchant's own look behind those of the page's first sheet (TH-07). */
export function addRules(document: Document, rules: readonly string[]): void {
  // Where a server knows the payment, the document has come with them.
  if (document.getElementById('look') !== null) return;
  const [sheet] = document.styleSheets;
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}
