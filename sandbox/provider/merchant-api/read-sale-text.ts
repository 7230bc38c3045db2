import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { findText } from '../links/sale-texts.js';
import { takes } from '../requests/accepted-fields.js';
import { Obeys } from '../requests/field-rules.js';
import { formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { notSigned, saleTextUnknown, wrongField } from './link-errors.js';
import type { SignedTexts } from './signed-texts.js';

class TextQuestion {
  @Obeys('the SHA-256 of a text, 64 hexadecimal digits in lower case', (value) => /^[0-9a-f]{64}$/.test(value))
  sha256 = '';
}

/** link/text: a text that a link of the merchant has or had, byte for byte as it came (LW-06). */
export class ReadSaleText implements Routes {
  constructor(
    private readonly db: Database,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/text', takes([SignedCall, TextQuestion]), async (request) => {
      const form = formOf(request.body);
      const signed = [form.get('sha256'), form.get('merchant_id'), 'text'];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      await this.signedTexts.keepQuestion('link/text', merchant.id, signed);
      const asked = readRequest(new TextQuestion(), form);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      const text = await findText(this.db, merchant.id, asked.sha256);
      return text === undefined ? saleTextUnknown : { status: 'success', sha256: asked.sha256, text };
    });
  }
}
