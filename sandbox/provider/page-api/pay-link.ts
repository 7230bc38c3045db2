import type { FastifyInstance } from 'fastify';
import type { Link } from '../links/find-link.js';
import { LinkOrderForm } from '../links/link-order.js';
import { excessOf } from '../links/link-refusal.js';
import type { LinkOrderRead } from '../links/link-type.js';
import { rulesOf } from '../links/link-types.js';
import type { LinkUse } from '../links/link-use.js';
import { takes } from '../requests/accepted-fields.js';
import type { FormBody } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import { LinkForm, type LinkForms, newLinkOid } from './link-page.js';
import type { OpenLinks } from './open-links.js';
import type { LinkOrders } from './open-order.js';
import type { PageLimits } from './page-limits.js';
import { ownForm } from './payments.js';
import { Refusal } from './refusal.js';
/** AP-03: a shopper opens a payment of a link. It holds nothing of the link yet: paying does. */
export class PayLink implements Routes {
  constructor(
    private readonly links: OpenLinks,
    private readonly forms: LinkForms,
    private readonly orders: LinkOrders,
    private readonly limits: PageLimits,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/oos/payment/link', takes([LinkForm, LinkOrderForm]), async (request) => {
      const form = ownForm(request);
      const opened = await this.links.find(form.get('short_id'));
      const { link } = opened;
      if (!this.forms.isOwn(opened, form)) throw new Refusal('ownership', { link });
      const use = await this.links.requirePayable(opened);
      const read = readLinkOrder(form, link, use);
      if ('field' in read) throw new Refusal('validation', { link, field: read.field });
      const refusal = 'refusal' in read ? read.refusal : excessOf(link, use, read.order);
      if (refusal !== undefined || 'refusal' in read) throw await this.links.refusalOf(opened, refusal ?? 'amountLeft');
      await this.limits.linkOrder(request, link, form.get('merchant_oid'));
      const asked = { order: read.order, userIp: request.ip };
      const created =
        (await this.orders.open(opened, { ...asked, merchantOid: form.get('merchant_oid') })) ??
        // The form was sent before: the shopper came back and changed the order.
        (await this.orders.open(opened, { ...asked, merchantOid: newLinkOid() }));
      if (created === 'textsChanged') throw await this.links.refusalOf(opened, created);
      if (created === undefined) throw new Refusal('technical');
      return { status: 'success', message: '', data: { paymentPage: { token: created.token } } };
    });
  }
}

/** Reads AP-03 by the link's type, which refuses the fields of another one (LK-06). */
function readLinkOrder(form: FormBody, link: Link, use: LinkUse): LinkOrderRead {
  const rules = rulesOf(link);
  const own: readonly string[] = rules.fields;
  const foreign = Object.keys(new LinkOrderForm()).find((name) => !own.includes(name) && form.get(name) !== '');
  return foreign === undefined ? rules.readOrder(form, link, use) : { field: foreign };
}
