import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.js';
import type { Marks } from '../database/marks.js';
import { signedTexts } from '../database/schema-signatures.js';

/** Why a request is refused whose signature is good for other fields. */
export const readOtherwise =
  'the same signed text came with other fields before: its parts have no separators, so sign a text that differs';

/** The fields of a signed text, in the order of the contract; one that did not come is empty. */
export type SignedFields = readonly string[];

/**
 * A signed text has no separators, and not every field's rule says where it ends: `1A` after the address `203.0.113.7`
 * reads like `A` after `203.0.113.71`. So a text is good for the fields it first came with (T17).
 */
export class SignedTexts {
  constructor(
    private readonly db: Database,
    private readonly marks: Marks,
  ) {}

  /** Whether these fields are the first reading of their text; it is kept. Ask only once the signature is known to be right. */
  async isFirstReading(merchantId: string, fields: SignedFields): Promise<boolean> {
    const text = this.marks.of('signed text', `${merchantId} ${fields.join('')}`);
    const reading = this.marks.of('signed fields', JSON.stringify(fields));
    const [kept] = await this.db
      .insert(signedTexts)
      .values({ text, fields: reading })
      // Changes nothing, and returns the row that is there.
      .onConflictDoUpdate({ target: signedTexts.text, set: { text: sql`excluded.text` } })
      .returning({ fields: signedTexts.fields });
    return kept?.fields === reading;
  }
}
