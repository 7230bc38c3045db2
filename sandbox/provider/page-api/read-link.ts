import type { FastifyInstance } from 'fastify';
import { saleTextKinds } from '../../../src/domain/sale/sale-texts.js';
import type { Database } from '../../database/database.js';
import { findText, saleOf } from '../links/sale-texts.js';
import type { Routes } from '../requests/routes.js';
import { type LinkForms, linkPage, linkPageOfOrder } from './link-page.js';
import type { OpenLinks } from './open-links.js';
import type { Payments } from './payments.js';
import { Refusal } from './refusal.js';
/** AP-02 and AP-04: the link an address names, and the link of a payment; LW-05: a text that was accepted with it. */
export class ReadLink implements Routes {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
    private readonly links: OpenLinks,
    private readonly forms: LinkForms,
  ) {}

  serve(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/odeme/api/oos/payment/get/link/:id', async (request) => {
      const opened = await this.links.find(request.params.id);
      const use = await this.links.requirePayable(opened);
      const page = { ...linkPage(opened, use), ...(await saleOf(this.db, opened.link)) };
      const data = { linkPage: page, linkForm: this.forms.formOf(opened, request.ip) };
      return { status: 'success', message: '', data };
    });

    app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/link/payment/:token', async (request) => {
      const { order } = await this.payments.find(request.params.token);
      if (order.linkId === null) throw new Refusal('notFound', { order });
      const opened = await this.links.find(order.linkId);
      return { status: 'success', message: '', data: { linkPage: linkPageOfOrder(opened, order) } };
    });

    app.get<{ Params: { token: string; kind: string } }>(
      '/odeme/api/oos/payment/get/sale-text/:token/:kind',
      async (request) => {
        const { order } = await this.payments.find(request.params.token);
        const kind = saleTextKinds.find((each) => each === request.params.kind);
        const named = kind && order.acceptedTexts?.[kind];
        const text = named && (await findText(this.db, order.merchantId, named.sha256));
        if (text === undefined) throw new Refusal('notFound', { order });
        return { status: 'success', message: '', data: { version: named?.version, text } };
      },
    );
  }
}
