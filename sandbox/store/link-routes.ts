import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MerchantAccount } from '../panel/merchant-account.js';
import { readForm } from '../site/form.js';
import { picture } from './goods/picture.js';
import { productOf } from './goods/products.js';
import { serveLinkTerms } from './link-terms-routes.js';
import type { LinkDraft } from './links/link-draft.js';
import {
  accountOf,
  findStoreLink,
  latestLinks,
  linkOfCallback,
  markDeleted,
  markExpired,
  newCallbackId,
  paymentsOf,
  type StoreLink,
  saveLink,
  takeLinkNotification,
} from './links/links.js';
import { readLinkDraft } from './links/read-link-draft.js';
import { isLinkNotificationSigned } from './merchant-api/merchant-api.js';
import { answers } from './orders/orders.js';
import type { LinkPast } from './prepared/prepared-links.js';
import { storePaths } from './prepared/store-options.js';
import { readerOf, type Shop, show } from './shop.js';
import { linkFormPage } from './views/link-form.js';
import { type LinkFailure, linkPage } from './views/link-page.js';
import { linksPage } from './views/links-page.js';

type LinkRequest = FastifyRequest<{ Params: { id: string } }>;

const linksShown = 50;

/** Payment links: listed with their state, and made by a form or with one click. */
export function serveLinks(app: FastifyInstance, shop: Shop): void {
  const { db, clock, panel, prepared } = shop.options;
  /** Returns what the provider says of the latest links of these merchants, by id. */
  const statesOf = async (links: readonly StoreLink[]) => {
    const makers = [...new Map(links.map((link) => [link.merchantId, link])).values()];
    const listed = await Promise.all(makers.map(async (link) => shop.linkApi.list(await merchantOf(shop, link))));
    return new Map(listed.flat().map(({ id, state }) => [id, state]));
  };

  app.get('/links', async (request, reply) => {
    const links = await latestLinks(db, linksShown);
    const payments = await paymentsOf(db, links);
    const accounts = links.map((link) => accountOf(link, payments, clock.now()));
    return show(reply, linksPage(readerOf(shop, request), accounts, prepared.links, await statesOf(links)));
  });

  app.get('/links/new', async (request, reply) =>
    show(reply, linkFormPage(readerOf(shop, request), { merchants: await panel.list() })),
  );

  app.post('/links', async (request, reply) => {
    const form = readForm(request.body);
    const merchants = await panel.list();
    const again = (more: object) =>
      show(reply.code(422), linkFormPage(readerOf(shop, request), { merchants, form, ...more }));
    const read = readLinkDraft(
      form,
      merchants.map(({ id }) => id),
      shop.options.categories,
    );
    if ('problems' in read) return again({ problems: read.problems });
    const made = await make(shop, read.draft);
    return 'id' in made ? reply.redirect(`/links/${made.id}`, 303) : again({ refused: made });
  });

  app.post<{ Params: { id: string } }>('/links/cases/:id', async (request, reply) => {
    const known = prepared.links.find(({ id }) => id === request.params.id);
    const merchant = known && (await panel.list()).find(known.fits);
    if (known === undefined || merchant === undefined) return reply.callNotFound();
    const { language, t } = readerOf(shop, request);
    const draft = { ...known.draft(language), merchantId: merchant.id, language, scenario: known.id };
    const made = await make(shop, draft);
    if (!('id' in made)) throw new Error(made.reason ?? t.noAnswer);
    if (known.past !== undefined) await makePast(shop, merchant, made.id, known.past);
    return reply.redirect(made.address, 303);
  });

  serveMadeLink(app, shop);
  servePictures(app);
}

/** One link: shown, sent, changed and deleted. */
function serveMadeLink(app: FastifyInstance, shop: Shop): void {
  const { db, clock, office } = shop.options;
  const withLink =
    (answer: (link: StoreLink, request: LinkRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: LinkRequest, reply: FastifyReply) => {
      const link = await findStoreLink(db, request.params.id);
      return link === undefined ? reply.callNotFound() : answer(link, request, reply);
    };
  const linkView = async (request: FastifyRequest, link: StoreLink, failed?: LinkFailure) => {
    const merchant = await merchantOf(shop, link);
    return linkPage(readerOf(shop, request), accountOf(link, await paymentsOf(db, [link]), clock.now()), {
      merchant,
      messages: await office.linkMessages([link.id]),
      failed,
      terms: await shop.linkApi.inquire(merchant, link.id),
    });
  };

  app.get(
    '/links/:id',
    withLink(async (link, request, reply) => show(reply, await linkView(request, link))),
  );

  app.get(
    '/links/:id/qr.png',
    withLink(async (link, _request, reply) => reply.type('image/png').send(Buffer.from(link.qr, 'base64'))),
  );

  app.post(
    '/links/:id/delete',
    withLink(async (link, request, reply) => {
      const refused = await shop.linkApi.delete(await merchantOf(shop, link), link.id);
      if (refused !== undefined)
        return show(reply.code(502), await linkView(request, link, { kind: 'refused', ...refused }));
      await markDeleted(db, link.id, clock.now());
      return reply.redirect(`/links/${link.id}`, 303);
    }),
  );

  app.post(
    '/links/:id/send',
    withLink(async (link, request, reply) => {
      const form = readForm(request.body);
      const channel = form.get('channel') === 'sms' ? 'sms' : 'email';
      const recipient = (form.get(channel) ?? '').replace(channel === 'sms' ? /\s/g : /^\s+|\s+$/g, '');
      const refused = await shop.linkApi.send(await merchantOf(shop, link), link.id, channel, recipient);
      if (refused !== undefined)
        return show(reply.code(422), await linkView(request, link, { kind: 'refused', ...refused, form }));
      return reply.redirect(`/links/${link.id}#outbox`, 303);
    }),
  );

  serveLinkTerms(app, shop, { merchantOf: (link) => merchantOf(shop, link), view: linkView });
}

/** The pictures of the goods, which a link may show. */
function servePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const product = productOf(request.params.name.replace(/\.svg$/, ''));
    if (product === undefined) return reply.callNotFound();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture(product.art));
  });
}

async function merchantOf({ options: { panel } }: Shop, link: StoreLink): Promise<MerchantAccount> {
  const merchant = await panel.find(link.merchantId);
  if (merchant === undefined) throw new Error(`There is no merchant ${link.merchantId}`);
  return merchant;
}

/** The notifications of links: `OK` once they are stored, as plain text. */
export function serveLinkNotifications(app: FastifyInstance, shop: Shop): void {
  const { db, clock, panel } = shop.options;
  app.post(storePaths.linkNotification, async (request, reply) => {
    const fields = readForm(request.body);
    const link = await linkOfCallback(db, fields.get('callback_id') ?? '');
    const account = await panel.find(link?.merchantId ?? fields.get('merchant_id') ?? '');
    const isSigned = account !== undefined && isLinkNotificationSigned(account, fields);
    const verdict = await takeLinkNotification(db, fields, { link, isSigned }, clock.now());
    return reply
      .code(verdict === 'refused' ? 400 : 200)
      .type('text/plain; charset=utf-8')
      .send(answers[verdict]);
  });
}

async function make(shop: Shop, draft: LinkDraft) {
  const { db, clock, panel, urls } = shop.options;
  const merchant = await panel.find(draft.merchantId);
  if (merchant === undefined) throw new Error(`There is no merchant ${draft.merchantId}`);
  const callbackId = newCallbackId();
  const made = await shop.linkApi.create(merchant, {
    draft,
    image: draft.picture === '' ? '' : `${urls.store}/pictures/${draft.picture}.svg`,
    callbackLink: urls.store + storePaths.linkNotification,
    callbackId,
  });
  if ('id' in made) await saveLink(db, draft, { ...made, callbackId }, clock.now());
  return made;
}

/** Does what happened to a prepared link before it is opened. */
async function makePast(shop: Shop, merchant: MerchantAccount, id: string, past: LinkPast): Promise<void> {
  const { db, clock, prepared } = shop.options;
  if (past.kind === 'pay') await prepared.payLink(id, past.amountOrPieces);
  else if (past.kind === 'expire') {
    await prepared.expireLink(id);
    await markExpired(db, id, clock.now());
  } else {
    await shop.linkApi.delete(merchant, id);
    await markDeleted(db, id, clock.now());
  }
}
