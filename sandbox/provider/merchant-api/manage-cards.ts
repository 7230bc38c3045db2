import { IsNotEmpty } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { findBin } from '../directory/bins.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { cardsOf, deleteCard, shownCard } from '../saved-cards/stored-cards.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

class ShopperOfCards {
  @IsNotEmpty({ message: 'the shopper that a notification named' })
  utoken = '';
}

class CardOfShopper extends ShopperOfCards {
  @IsNotEmpty({ message: 'the card that capi/list or a notification named' })
  ctoken = '';
}

/** capi/list and capi/delete: the stored cards of a merchant's shopper. */
export class ManageCards implements Routes {
  constructor(
    private readonly db: Database,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    const failed = (err_msg: string) => ({ status: 'error', err_msg });

    app.post('/odeme/capi/list', takes([SignedCall, ShopperOfCards]), async (request) => {
      const form = formOf(request.body);
      const utoken = form.get('utoken');
      const merchant = await this.merchants.find(form, utoken);
      if (merchant instanceof NotSigned) return failed(merchant.reason);
      const asked = readRequest(new ShopperOfCards(), form);
      if (asked instanceof WrongField) return failed(asked.sentence);
      await this.signedTexts.keepQuestion('capi/list', merchant.id, [utoken]);
      const cards = await cardsOf(this.db, { merchantId: merchant.id, utoken });
      return cards.map(({ card }) => ({
        ...shownCard(card, merchant.requireCvv),
        c_bank: findBin(card.bin)?.bank ?? '',
        initial: card.bin.slice(0, 1),
      }));
    });

    app.post('/odeme/capi/delete', takes([SignedCall, CardOfShopper]), async (request) => {
      const form = formOf(request.body);
      const ctoken = form.get('ctoken');
      const utoken = form.get('utoken');
      const signed = [ctoken, utoken];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return failed(merchant.reason);
      if (!(await this.signedTexts.isOf('capi/delete', form, merchant.id, signed))) return failed(readOtherwise);
      const asked = readRequest(new CardOfShopper(), form);
      if (asked instanceof WrongField) return failed(asked.sentence);
      const isGone = await deleteCard(this.db, { owner: { merchantId: merchant.id, utoken }, ctoken });
      return isGone ? { status: 'success' } : failed('there is no such card of this shopper');
    });
  }
}
