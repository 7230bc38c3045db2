import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { readShortId } from '../../../src/domain/payment/route-parameters.js';
import type { Database } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import { links } from '../database/schema.js';
import type { LegalRows } from '../installments/legal-rows.js';
import { readChallenged, readUse } from '../links/link-use.js';
import { keepTexts, textsOfRequest, textWithCardNumber, textWithoutCards } from '../links/sale-texts.js';
import { takes } from '../requests/accepted-fields.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { changedColumns, changeProblem, LinkChange, readLinkChange, signedChange } from './link-change.js';
import { LinkIds, linkErrors, notSigned, readLinkIds, wrongField } from './link-errors.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

/** link/change, link/pause and link/resume (LK-09). */
export class ChangeLinks implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
    private readonly legalRows: LegalRows,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/change', takes([SignedCall, LinkChange]), async (request) => {
      const form = formOf(request.body);
      const signed = signedChange(form);
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      // Before the fields are checked: a change that is refused is not to be read otherwise either.
      // guard: fields of the signed text of a link’s change
      if (!(await this.signedTexts.isReading(form, merchant.id, signed))) return wrongField(readOtherwise);
      const asked = readLinkChange(form, this.clock.now(), this.legalRows);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      if (readShortId(asked.id) === undefined) return linkErrors.unknown;
      const texts = textsOfRequest(asked);
      const field = texts && textWithCardNumber(texts);
      if (field !== undefined) return wrongField(`${field} ${textWithoutCards}`);
      return this.change(merchant.id, asked);
    });
    app.post('/odeme/api/link/pause', takes([SignedCall, LinkIds]), async (request) =>
      this.pause(formOf(request.body), 'pause', new Date(this.clock.now())),
    );
    app.post('/odeme/api/link/resume', takes([SignedCall, LinkIds]), async (request) =>
      this.pause(formOf(request.body), 'resume', null),
    );
  }

  /** With the link locked: a payment that begins meanwhile must find the old terms or the new ones. */
  private change(merchantId: string, asked: LinkChange) {
    return retryRolledBack(this.db, async (tx) => {
      const own = and(eq(links.merchantId, merchantId), eq(links.shortId, asked.id));
      const [link] = await tx.select().from(links).where(own).for('no key update');
      if (link === undefined) return linkErrors.unknown;
      if (link.deletedAt !== null) return linkErrors.closed;
      const now = this.clock.now();
      const use = await readUse(tx, link, now);
      const challenged = await readChallenged(tx, link, now);
      const problem = changeProblem(link, use, challenged, asked);
      if (problem !== undefined) return wrongField(problem);
      const texts = textsOfRequest(asked);
      const columns = changedColumns(asked, withoutCardNumbers);
      if (texts !== undefined) columns.saleTexts = await keepTexts(tx, merchantId, texts);
      if (Object.keys(columns).length > 0) await tx.update(links).set(columns).where(own);
      return { status: 'success' } as const;
    });
  }

  /** All of them or none; a link that is as asked already stays so. `pausedAt`: null resumes. */
  private async pause(form: FormBody, act: 'pause' | 'resume', pausedAt: Date | null) {
    const signed = [form.get('id'), form.get('merchant_id'), act];
    const merchant = await this.merchants.find(form, signed.join(''));
    if (merchant instanceof NotSigned) return notSigned(merchant);
    if (!(await this.signedTexts.isOf(`link/${act}`, form, merchant.id, signed))) return wrongField(readOtherwise);
    const asked = readRequest(new LinkIds(), form);
    if (asked instanceof WrongField) return wrongField(asked.sentence);
    const ids = readLinkIds(asked.id) ?? [];
    return this.db.transaction(async (tx) => {
      const own = and(eq(links.merchantId, merchant.id), inArray(links.shortId, [...ids]));
      const found = await tx.select({ deletedAt: links.deletedAt }).from(links).where(own).for('no key update');
      if (found.length < ids.length) return linkErrors.unknown;
      if (found.some(({ deletedAt }) => deletedAt !== null)) return linkErrors.closed;
      await tx.update(links).set({ pausedAt }).where(own);
      return { status: 'success' } as const;
    });
  }
}
