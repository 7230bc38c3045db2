import { Matches } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { longestOverlapHours, renewKeys } from '../merchants/merchant-keys.js';
import { takes } from '../requests/accepted-fields.js';
import { bodySignatureHeader, bodySignatureTime } from '../requests/body-signature.js';
import { formOf } from '../requests/form-body.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { notSigned, wrongField } from './link-errors.js';

const hoursSentence = `hours for which the present key is still taken, 0 to ${longestOverlapHours}`;

/** Whoever has recorded a renewal would get the next key by it. */
const signedBefore = `${bodySignatureHeader} was not made after the last renewal: sign the call anew, a second later`;

class KeyRequest {
  @Matches(/^\d{1,3}$/, { message: hoursSentence })
  overlap_hours = '';
}

/** key/renew: a new key and salt for a merchant, beside the present ones for a while (SV-03). */
export class RenewKey implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly merchants: KnownMerchants,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/key/renew', takes([SignedCall, KeyRequest]), async (request) => {
      const form = formOf(request.body);
      const hours = form.get('overlap_hours');
      // A signed text says nothing of when it was signed: who kept one would get the next key by it.
      const merchant = await this.merchants.find(form, `${form.get('merchant_id')}${hours}renewKey`, true);
      if (merchant instanceof NotSigned) return notSigned(merchant);
      const asked = readRequest(new KeyRequest(), form);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      if (Number(hours) > longestOverlapHours) return wrongField(`overlap_hours: ${hoursSentence}`);
      const now = this.clock.now();
      const until = new Date(now + Number(hours) * 3_600_000);
      const signedAt = new Date(bodySignatureTime(form.sent.signature));
      const renewed = await renewKeys(this.db, merchant.id, { now: new Date(now), until, signedAt });
      if (renewed === undefined) return notSigned(new NotSigned(signedBefore));
      return {
        status: 'success',
        merchant_key: renewed.merchantKey,
        merchant_salt: renewed.merchantSalt,
        earlier_until: printIstanbulTime(renewed.until),
      };
    });
  }
}
