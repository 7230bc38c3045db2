/** `435508******4358`, as merchants read which card paid; empty where no card did. `bin`: its first 8 digits. */
export function maskedCard(bin: string, last4: string): string {
  return bin === '' ? '' : `${bin.slice(0, 6)}******${last4}`;
}
