/** A text as it stands in HTML, in an attribute's quotes too. */
export function escapeText(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
