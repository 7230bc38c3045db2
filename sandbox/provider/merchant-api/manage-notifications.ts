import { Matches } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { NotificationDelivery } from '../../panel/back-office.js';
import { countDeliveriesOf, deliveriesOf } from '../notifications/deliveries.js';
import type { Outbox } from '../notifications/outbox.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { notificationUnknown, notSigned, wrongField } from './link-errors.js';
import { PageOfList, pageOf, pageSize, pagesOf } from './page-of-list.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

class NotificationsAsked extends PageOfList {
  /** Empty: of every order. */
  merchant_oid = '';
}

class NotificationId {
  @Matches(/^[\w-]{1,64}$/, { message: 'the id of a notification' })
  id = '';
}

/** notification/list and notification/resend: what became of a merchant's notifications (MA-08). */
export class ManageNotifications implements Routes {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/notification/list', takes([SignedCall, NotificationsAsked]), async (request) => {
      const form = formOf(request.body);
      const merchantOid = form.get('merchant_oid');
      const signed = [form.get('merchant_id'), merchantOid, 'notifications'];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      await this.signedTexts.keepQuestion('notification/list', merchant.id, signed);
      const page = pageOf(form);
      if (page instanceof WrongField) return wrongField(page.sentence);
      const asked = { merchantId: merchant.id, merchantOid };
      const rows = await deliveriesOf(this.db, asked, { most: pageSize, after: (page - 1) * pageSize });
      const pages = pagesOf(await countDeliveriesOf(this.db, asked), page);
      return { status: 'success', ...pages, notifications: rows.map(notificationFields) };
    });
    app.post('/odeme/api/notification/resend', takes([SignedCall, NotificationId]), async (request) => {
      const form = formOf(request.body);
      const id = form.get('id');
      const signed = [id, form.get('merchant_id'), 'resendNotification'];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      const asked = readRequest(new NotificationId(), form);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      if (!(await this.signedTexts.isOf('notification/resend', form, merchant.id, signed)))
        return wrongField(readOtherwise);
      const isFound = await this.outbox.sendAgain(this.db, merchant.id, id);
      return isFound ? { status: 'success' } : notificationUnknown;
    });
  }
}

function notificationFields({ id, merchantOid, status, createdAt, host, result, tries, nextAt }: NotificationDelivery) {
  return {
    id,
    merchant_oid: merchantOid,
    notification_status: status,
    created_date: printIstanbulTime(createdAt),
    host,
    notification_result: result,
    notification_tries: String(tries),
    notification_next: nextAt === undefined ? '' : printIstanbulTime(nextAt),
  };
}
