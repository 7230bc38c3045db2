import type { FastifyInstance } from 'fastify';
import { readLanguage } from '../../src/domain/locale/language.js';
import { readForm } from '../site/form.js';
import { withProduct, withQuantity } from './goods/basket.js';
import { productOf, products } from './goods/products.js';
import { offersOf } from './prepared/prepared-payments.js';
import { storePaths } from './prepared/store-options.js';
import { basketOf, keepBasket, keepLanguage, localPath, readerOf, type Shop, show } from './shop.js';
import { basketPage } from './views/basket-page.js';
import { homePage } from './views/home.js';

/** The scenarios on the store's home page. */
const quickIds = ['approved', 'insufficient-funds', '3d-failed'];

/** The store's home page, the basket and the language. */
export function serveShop(app: FastifyInstance, shop: Shop): void {
  app.get('/', async (request, reply) => {
    const { panel, prepared } = shop.options;
    const offers = offersOf(prepared.payments, await panel.list());
    const quick = offers.filter((offer) => quickIds.includes(offer.prepared.id));
    return show(reply, homePage(readerOf(shop, request), quick));
  });

  app.get('/basket', async (request, reply) => {
    const merchants = await shop.options.panel.list();
    return show(reply, basketPage(readerOf(shop, request), { basket: basketOf(request), merchants }));
  });

  app.post('/basket/add', (request, reply) => {
    const product = productOf(readForm(request.body).get('product') ?? '');
    if (product !== undefined) keepBasket(shop, reply, withProduct(basketOf(request), product));
    return reply.redirect('/basket', 303);
  });

  app.post('/basket', (request, reply) => {
    const form = readForm(request.body);
    const removed = form.get('remove');
    const basket = products.reduce((before, product) => {
      const typed = form.get(`quantity-${product.id}`) ?? '';
      if (product.id === removed) return withQuantity(before, product, 0);
      return /^\d{1,3}$/.test(typed) ? withQuantity(before, product, Number(typed)) : before;
    }, basketOf(request));
    keepBasket(shop, reply, basket);
    return reply.redirect('/basket', 303);
  });

  app.post('/language', (request, reply) => {
    const form = readForm(request.body);
    keepLanguage(shop, reply, readLanguage(form.get('language')));
    return reply.redirect(localPath(form.get('back') ?? '/'), 303);
  });

  app.get(storePaths.logo, (_request, reply) => {
    const logo = shop.assets.find('logo.svg');
    return logo === undefined ? reply.callNotFound() : reply.type(logo.type).send(logo.body);
  });
}
