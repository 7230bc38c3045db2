import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { signedTexts } from '../database/schema-signatures.js';
import type { FormBody, SentBody } from '../requests/form-body.js';

/** Why a request is refused whose signature is good for other fields, or for another call. */
export const readOtherwise =
  'the same signed text came with other fields before, or with another call, for its parts have no separators: send X-Vezne-Signature, which covers every field, or write one of them otherwise (2.5 for 2.50)';

/** The fields of a signed text, in the order of the contract; one that did not come is empty. */
export type SignedFields = readonly string[];

/**
 * Returns the fields that a call takes since later than its others; none where none of them came, so that a text that was
 * kept before they were taken reads as it did.
 */
export function whereAnyCame(later: SignedFields): SignedFields {
  return later.every((value) => value === '') ? [] : later;
}

/** Calls that read. */
type QuestionCall =
  | 'durum-sorgu'
  | 'taksit-oranlari'
  | 'bin-detail'
  | 'capi/list'
  | 'link/inquiry'
  | 'link/list'
  | 'link/text'
  | 'notification/list'
  | 'islem-dokumu';

/** Calls that act, and whose text is divided in one way only where the merchant is known. */
type PlainCall =
  | 'capi/delete'
  | 'notification/resend'
  | `link/${'delete' | 'send-sms' | 'send-email' | 'pause' | 'resume'}`;

/**
 * A signed text has no separators, and not every field's rule says where it ends: `1A` after the address `203.0.113.7`
 * reads like `A` after `203.0.113.71`. Nor does it name its call. So a text is good for the call and the fields it first
 * came with (T17), and for those that a signature of the whole body proves (MA-02): two refunds of different orders may
 * well share a text. Ask only once its signatures are known to be right, and before the rules of the fields are checked
 * where the call allows it: what is refused by them is not to be read otherwise either.
 */
export class SignedTexts {
  constructor(
    private readonly db: Database,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Returns whether the text is to be read as these fields of get-token, link/create, link/change or iade, whose lists
   * of fields are never alike; the first reading of it is kept. `sent`: the request as it came.
   */
  isReading({ sent }: Pick<FormBody, 'sent'>, merchantId: string, fields: SignedFields): Promise<boolean> {
    return this.isFirst(sent, this.textOf(merchantId, fields), fields);
  }

  /** Returns whether the text is that of this call, and not of another one that came before. */
  isOf(call: PlainCall, { sent }: Pick<FormBody, 'sent'>, merchantId: string, fields: SignedFields): Promise<boolean> {
    return this.isFirst(sent, this.textOf(merchantId, fields), [call, ...fields]);
  }

  /**
   * Keeps the text of a question as that of its call, so that its signature moves no money and changes nothing: a refund of
   * another order could read alike (T17). A question itself is never refused: orders and requests may share a reference.
   */
  async keepQuestion(call: QuestionCall, merchantId: string, fields: SignedFields): Promise<void> {
    // guard: call of a question’s signed text
    await this.db
      .insert(signedTexts)
      .values({ text: this.textOf(merchantId, fields), fields: this.readingOf([call, ...fields]), at: this.now() })
      .onConflictDoNothing();
  }

  private async isFirst(sent: SentBody, text: string, parts: readonly string[]): Promise<boolean> {
    const reading = this.readingOf(parts);
    const [kept] = await this.db
      .insert(signedTexts)
      .values({ text, fields: reading, at: this.now() })
      // Changes nothing, and returns the row that is there.
      .onConflictDoUpdate({ target: signedTexts.text, set: { text: sql`excluded.text` } })
      .returning({ fields: signedTexts.fields });
    // guard: fields of a signed text -> return true;
    return sent.signature !== '' || kept?.fields === reading;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private readingOf(parts: readonly string[]): string {
    return this.fingerprints.of('signed fields', JSON.stringify(parts));
  }

  private textOf(merchantId: string, fields: SignedFields): string {
    return this.fingerprints.of('signed text', `${merchantId} ${fields.join('')}`);
  }
}
