import type { FastifyInstance } from 'fastify';
import type { Routes } from '../requests/routes.js';
import { type LinkForms, linkPage, linkPageOfOrder } from './link-page.js';
import type { OpenLinks } from './open-links.js';
import type { Payments } from './payments.js';
import { Refusal } from './refusal.js';
/** AP-02 and AP-04: the link an address names, and the link of a payment. */
export class ReadLink implements Routes {
  constructor(
    private readonly payments: Payments,
    private readonly links: OpenLinks,
    private readonly forms: LinkForms,
  ) {}

  serve(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/odeme/api/oos/payment/get/link/:id', async (request) => {
      const opened = await this.links.find(request.params.id);
      const use = await this.links.requirePayable(opened);
      const data = { linkPage: linkPage(opened, use), linkForm: this.forms.formOf(opened, request.ip) };
      return { status: 'success', message: '', data };
    });

    app.get<{ Params: { token: string } }>('/odeme/api/oos/payment/get/link/payment/:token', async (request) => {
      const { order } = await this.payments.find(request.params.token);
      if (order.linkId === null) throw new Refusal('notFound', { order });
      const opened = await this.links.find(order.linkId);
      return { status: 'success', message: '', data: { linkPage: linkPageOfOrder(opened, order) } };
    });
  }
}
