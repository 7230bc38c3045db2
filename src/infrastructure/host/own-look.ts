/** A merchant's own look, in place of the one before: its rules stand behind those of the page's first sheet (TH-07). */
export class OwnLook {
  /** How many rules of that sheet are the page's. */
  #pageRules: number | undefined;

  show(document: Document, rules: readonly string[]): void {
    // Where a server knows the payment, the document has come with its look.
    document.getElementById('look')?.remove();
    const sheet = document.querySelector('style')?.sheet;
    if (!sheet) return;
    this.#pageRules ??= sheet.cssRules.length;
    while (sheet.cssRules.length > this.#pageRules) sheet.deleteRule(this.#pageRules);
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  }
}
