/** One line of `user_basket`. `price` is a decimal-point text such as `18.00`, of one piece. */
export interface BasketLine {
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
}

/** Reads base64 of JSON `[[name,"18.00",quantity],…]`; undefined when it is not that, or empty. */
export function readBasket(text: string): readonly BasketLine[] | undefined {
  const json = decode(text);
  if (!Array.isArray(json) || json.length === 0) return undefined;
  const lines = json.map(readLine);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

function decode(text: string): unknown {
  // Whole groups of four: what follows the basket in a signed text cannot be a part of it.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Shops write prices and quantities as texts or as numbers. */
function readLine(line: unknown): BasketLine | undefined {
  if (!Array.isArray(line)) return undefined;
  const [name, price, quantity] = line.map((part: unknown) => (typeof part === 'number' ? String(part) : part));
  if (typeof name !== 'string' || typeof price !== 'string' || typeof quantity !== 'string') return undefined;
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(price) || !/^[1-9]\d{0,5}$/.test(quantity)) return undefined;
  return { name, price, quantity: Number(quantity) };
}
