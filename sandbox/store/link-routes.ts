import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../site/form.js';
import { type MerchantAccount, storePaths } from '../store-contract.js';
import { isPlain } from './card-tab-states.js';
import { type LinkPast, linkCase } from './link-cases.js';
import { type LinkWish, readLinkWish } from './link-wish.js';
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
} from './links.js';
import { isLinkNotificationSigned } from './merchant-api.js';
import { answers } from './orders.js';
import { productOf } from './products.js';
import { readerOf, type Shop, show } from './shop.js';
import { linkFormPage } from './views/link-form.js';
import { type LinkFailure, linkPage } from './views/link-page.js';
import { linksPage } from './views/links-page.js';
import { picture } from './views/picture.js';

type LinkRequest = FastifyRequest<{ Params: { id: string } }>;

const linksShown = 50;

/** Payment links: made by a form or with one click, listed with their state, sent and deleted. */
export function serveLinks(app: FastifyInstance, shop: Shop): void {
  const { db, clock, panel, links: demo } = shop.options;
  const withLink =
    (answer: (link: StoreLink, request: LinkRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: LinkRequest, reply: FastifyReply) => {
      const link = await findStoreLink(db, request.params.id);
      return link === undefined ? reply.callNotFound() : answer(link, request, reply);
    };
  const merchantOf = async (link: StoreLink): Promise<MerchantAccount> => {
    const merchant = await panel.find(link.merchantId);
    if (merchant === undefined) throw new Error(`There is no merchant ${link.merchantId}`);
    return merchant;
  };
  const linkView = async (request: FastifyRequest, link: StoreLink, failed?: LinkFailure) =>
    linkPage(readerOf(shop, request), accountOf(link, await paymentsOf(db, [link]), clock.now()), {
      merchant: await merchantOf(link),
      messages: await demo.messages([link.id]),
      failed,
    });

  app.get('/links', async (request, reply) => {
    const links = await latestLinks(db, linksShown);
    const told = await paymentsOf(db, links);
    const accounts = links.map((link) => accountOf(link, told, clock.now()));
    return show(reply, linksPage(readerOf(shop, request), accounts));
  });

  app.get('/links/new', async (request, reply) =>
    show(reply, linkFormPage(readerOf(shop, request), { merchants: await panel.list() })),
  );

  app.post('/links', async (request, reply) => {
    const [form, merchants] = [readForm(request.body), await panel.list()];
    const again = (more: object) =>
      show(reply.code(422), linkFormPage(readerOf(shop, request), { merchants, form, ...more }));
    const read = readLinkWish(
      form,
      merchants.map(({ id }) => id),
    );
    if ('problems' in read) return again({ problems: read.problems });
    const made = await make(shop, read.wish);
    return 'id' in made ? reply.redirect(`/links/${made.id}`, 303) : again({ refused: made });
  });

  app.post<{ Params: { id: string } }>('/links/cases/:id', async (request, reply) => {
    const known = linkCase(request.params.id);
    const merchant = (await panel.list()).find(isPlain);
    if (known === undefined || merchant === undefined) return reply.callNotFound();
    const { language, t } = readerOf(shop, request);
    const wish = { ...known.wish(language), merchantId: merchant.id, language, scenario: known.id };
    const made = await make(shop, wish);
    if (!('id' in made)) throw new Error(made.reason ?? t.noAnswer);
    if (known.past !== undefined) await live(shop, merchant, made.id, known.past);
    return reply.redirect(made.address, 303);
  });

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
      const refused = await shop.linkApi.delete(await merchantOf(link), link.id);
      if (refused !== undefined) return show(reply.code(502), await linkView(request, link, refused));
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
      const refused = await shop.linkApi.send(await merchantOf(link), link.id, channel, recipient);
      if (refused !== undefined) return show(reply.code(422), await linkView(request, link, { ...refused, form }));
      return reply.redirect(`/links/${link.id}#outbox`, 303);
    }),
  );

  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const product = productOf(request.params.name.replace(/\.svg$/, ''));
    if (product === undefined) return reply.callNotFound();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture(product.art));
  });
}

/** The notifications of links: `OK` once they are safely written down, as plain text. */
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

async function make(shop: Shop, wish: LinkWish) {
  const { db, clock, panel, publicUrl } = shop.options;
  const merchant = await panel.find(wish.merchantId);
  if (merchant === undefined) throw new Error(`There is no merchant ${wish.merchantId}`);
  const callbackId = newCallbackId();
  const made = await shop.linkApi.create(merchant, {
    wish,
    image: wish.picture === '' ? '' : `${publicUrl}/pictures/${wish.picture}.svg`,
    callbackLink: publicUrl + storePaths.linkNotification,
    callbackId,
  });
  if ('id' in made) await saveLink(db, wish, { ...made, callbackId }, clock.now());
  return made;
}

/** Lets happen what has happened to a link before it is opened. */
async function live({ options, linkApi }: Shop, merchant: MerchantAccount, id: string, past: LinkPast): Promise<void> {
  const { db, clock, links } = options;
  if (past.kind === 'pay') await links.pay(id, past.amountOrPieces);
  else if (past.kind === 'expire') {
    await links.expire(id);
    await markExpired(db, id, clock.now());
  } else {
    await linkApi.delete(merchant, id);
    await markDeleted(db, id, clock.now());
  }
}
