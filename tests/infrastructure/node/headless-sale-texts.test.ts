import { firstValueFrom, lastValueFrom } from 'rxjs';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { addressLine } from '../../../src/domain/links/address.js';
import type { ProductLink, ProductOrder } from '../../../src/domain/links/link.js';
import { linkRefusalOf } from '../../../src/domain/links/link-refusal-codes.js';
import {
  CreateLinkPayment,
  Links,
  nodeContainer,
  OpenLink,
  OpenLinkPayment,
  PayByCard,
} from '../../../src/infrastructure/node/container.js';
import { get } from '../../sandbox/calls.js';
import { merchantCall } from '../../sandbox/merchant.js';
import {
  accepting,
  changeTexts,
  createLink,
  saleTextFields,
  sellerFields,
  sha256,
} from '../../sandbox/provider/links/link-shop.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../sandbox/running-sandbox.js';
import { frictionless, typedCard } from './headless-shopper.js';

/** A product link with the texts of a distance sale in plain Node: by the page's own use cases over real HTTP. */
let sandbox: Sandbox;
let box: NotificationBox;

beforeAll(async () => {
  sandbox = await openSandbox();
  box = await openNotificationBox();
});
afterAll(async () => {
  await sandbox.close();
  await box.close();
});

const provider = () => sandbox.urls.provider;
const vezne = () => nodeContainer({ baseUrl: provider(), language: 'en' });
const make = () =>
  createLink(provider(), 'product', {
    ...saleTextFields,
    ...sellerFields,
    callback_link: box.url,
    callback_id: 'link-1',
  });

async function open(shortId: string): Promise<ProductLink> {
  const opened = await firstValueFrom(vezne().get(OpenLink)(shortId));
  if (opened.kind !== 'open' || opened.link.kind !== 'product') throw new Error(shortId);
  return opened.link;
}

const order = (accepts?: ProductOrder['accepts']): ProductOrder => ({
  kind: 'product',
  quantity: 1,
  amount: 42_000,
  name: 'Ayşe Öz',
  address: addressLine({ detail: 'Moda Cad. No: 5 Daire 3', province: 'İstanbul', district: 'Kadıköy' }),
  email: 'ayse@example.com',
  phone: '05321112233',
  invoice: undefined,
  accepts,
});

/** The state that an order runs into, or `created`. */
async function outcomeOf(link: ProductLink, ordered: ProductOrder) {
  const outcome = await lastValueFrom(vezne().get(CreateLinkPayment)(link, ordered));
  return outcome.kind === 'failed' ? linkRefusalOf(outcome.failure) : outcome.kind;
}

const otherTexts = { ...saleTextFields, contract: 'Yeni sözleşme', contract_version: '2026-03' };

describe('a product link with the texts of a distance sale, in Node', () => {
  it('LW-01 LW-02 names the seller and has the texts as they were sent', async () => {
    const link = await open(await make());
    expect(link.seller).toMatchObject({ title: sellerFields.seller_title, number: sellerFields.seller_number });
    expect(link.saleTexts?.preInformation.text).toBe(saleTextFields.pre_information);
    expect(link.saleTexts?.contract.text).toBe(saleTextFields.contract);
  });

  it('LW-04 is refused without acceptance, by the page and by the provider', async () => {
    const link = await open(await make());
    expect(await outcomeOf(link, order())).toBe('textsNotAccepted');
    const unguarded = vezne().get(Links).create(link, order());
    await expect(firstValueFrom(unguarded)).rejects.toMatchObject({
      failure: { kind: 'refused', error: { code: 'textsNotAccepted' } },
    });
  });

  it('LW-04 is refused where the texts have changed, and accepted with the new ones', async () => {
    const id = await make();
    const link = await open(id);
    await changeTexts(provider(), id, otherTexts);
    expect(await outcomeOf(link, order(link.saleTexts))).toBe('textsChanged');
    const anew = await open(id);
    expect(anew.saleTexts?.contract).toEqual({ version: '2026-03', text: 'Yeni sözleşme' });
    expect(await outcomeOf(anew, order(anew.saleTexts))).toBe('created');
  });

  it('LW-04 LW-05 LW-06 is paid with acceptance; the texts come back byte for byte after a change of the link', async () => {
    const id = await make();
    const link = await open(id);
    const shopper = vezne();
    const created = await lastValueFrom(shopper.get(CreateLinkPayment)(link, order(link.saleTexts)));
    if (created.kind !== 'created') throw new Error(JSON.stringify(created.failure));
    await changeTexts(provider(), id, otherTexts);
    const opened = await firstValueFrom(shopper.get(OpenLinkPayment)(created.token));
    if (opened.kind !== 'payable') throw new Error(opened.kind);
    const outcome = await lastValueFrom(
      shopper.get(PayByCard)({
        page: opened.page,
        source: typedCard(frictionless),
        language: 'en',
        brand: '',
        with3d: true,
        storeCard: false,
        installmentCount: 0,
        points: undefined,
      }),
    );
    expect(outcome.kind).toBe('paid');
    await sandbox.runDue();
    const notification = Object.fromEntries(box.received.at(-1) ?? []);
    expect(notification).toMatchObject({ accepted_link: id, ...accepting(saleTextFields) });
    const hash = sha256(saleTextFields.contract);
    const answer = await merchantCall(
      provider(),
      '/odeme/api/link/text',
      '100003',
      { sha256: hash },
      `${hash}100003text`,
    );
    expect(Buffer.from(answer.json.text)).toEqual(Buffer.from(saleTextFields.contract ?? ''));
    const ofPayer = await get(`${provider()}/odeme/api/oos/payment/get/sale-text/${created.token}/preInformation`);
    expect(Buffer.from(ofPayer.json.data.text)).toEqual(Buffer.from(saleTextFields.pre_information ?? ''));
  });
});
