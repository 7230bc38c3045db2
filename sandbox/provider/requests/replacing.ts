/** Stands for a letter that is left out. */
const nothing = 256;

/**
 * Returns a reader that replaces single ASCII letters of a text, or leaves them out where an empty text takes their place. It
 * goes once over the bytes: `replaceAll` takes a tenth of a second for a megabyte of them, before anybody has signed it (TR-09).
 */
export function replacing(replacements: Readonly<Record<string, string>>): (text: string) => string {
  const meant = Uint16Array.from({ length: 256 }, (_, byte) => byte);
  for (const [letter, replacement] of Object.entries(replacements)) {
    meant[letter.charCodeAt(0)] = replacement === '' ? nothing : replacement.charCodeAt(0);
  }
  return (text) => {
    const bytes = Buffer.from(text);
    let length = 0;
    for (let place = 0; place < bytes.length; place += 1) {
      const byte = meant[bytes[place] ?? 0] ?? nothing;
      if (byte === nothing) continue;
      bytes[length] = byte;
      length += 1;
    }
    return bytes.toString('utf8', 0, length);
  };
}
