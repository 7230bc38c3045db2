import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { signedTexts } from '../database/schema-signatures.js';
import type { FormBody } from '../requests/form-body.js';

/** Why a request is refused whose signature is good for other fields. */
export const readOtherwise =
  'the same signed text came with other fields before, for its parts have no separators: send X-Vezne-Signature, which covers every field, or write one of them otherwise (2.5 for 2.50)';

/** The fields of a signed text, in the order of the contract; one that did not come is empty. */
export type SignedFields = readonly string[];

/** Calls that read, and whose signed text could be that of one that moves money. */
type QuestionCall = 'durum-sorgu' | 'taksit-oranlari';

/**
 * A signed text has no separators, and not every field's rule says where it ends: `1A` after the address `203.0.113.7`
 * reads like `A` after `203.0.113.71`. So a text is good for the fields it first came with (T17), and for those that a
 * signature of the whole body proves (MA-02): two refunds of different orders may well share a text.
 */
export class SignedTexts {
  constructor(
    private readonly db: Database,
    private readonly fingerprints: Fingerprints,
  ) {}

  /**
   * Whether the text is to be read as these fields; the first reading of it is kept. `sent`: the request as it came. Ask
   * only once its signatures are known to be right.
   */
  async isReading({ sent }: Pick<FormBody, 'sent'>, merchantId: string, fields: SignedFields): Promise<boolean> {
    const text = this.textOf(merchantId, fields);
    const reading = this.fingerprints.of('signed fields', JSON.stringify(fields));
    const [kept] = await this.db
      .insert(signedTexts)
      .values({ text, fields: reading })
      // Changes nothing, and returns the row that is there.
      .onConflictDoUpdate({ target: signedTexts.text, set: { text: sql`excluded.text` } })
      .returning({ fields: signedTexts.fields });
    return sent.signature !== '' || kept?.fields === reading;
  }

  /**
   * Keeps the text of a question as that of its call, so that its signature moves no money: a refund of another order could
   * read alike (T17). A question itself is never refused: orders and requests may share a reference, and it changes nothing.
   */
  async keepQuestion(call: QuestionCall, merchantId: string, fields: SignedFields): Promise<void> {
    const reading = this.fingerprints.of('signed fields', JSON.stringify([call, ...fields]));
    await this.db
      .insert(signedTexts)
      .values({ text: this.textOf(merchantId, fields), fields: reading })
      .onConflictDoNothing();
  }

  private textOf(merchantId: string, fields: SignedFields): string {
    return this.fingerprints.of('signed text', `${merchantId} ${fields.join('')}`);
  }
}
