import { firstValueFrom } from 'rxjs';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { access, order, saved, savedCard } from './payment-samples.js';
import { providerOfTests } from './scripted-provider.js';
import { wirePayment } from './wire-samples.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

describe('the calls about a card', () => {
  const askedPoints = { ...access, brand: 'bonus', amount: '1.234,50' };

  it('AP-08 AP-21 card/details: POST with the access and the first 8 digits', async () => {
    const data = { brand: 'MAXIMUM', cardType: 'Credit', businessCard: 'y', bank: 'İş Bankası', schema: 'VISA' };
    provider.say(200, { status: 'success', data });
    expect(await firstValueFrom(vezne.cards.lookUp(access, '43550843'))).toEqual({
      brand: 'maximum',
      type: 'credit',
      business: true,
      bank: 'İş Bankası',
      scheme: 'visa',
    });
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/api/oos/card/details',
      fields: { ...access, binNumber: '43550843' },
    });
  });

  it('AP-07 AP-21 CP-01 card/points of a new card: number, owner, month, year and no code', async () => {
    provider.say(200, { status: 'success', data: { point: { points: '25,00', brand: 'BONUS' } } });
    expect(await firstValueFrom(vezne.cards.points(access, 123450, order.source, 'bonus'))).toEqual({
      amount: 2500,
      brand: 'bonus',
    });
    const card = { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30' };
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/api/oos/card/points',
      fields: { ...askedPoints, ...card },
    });
  });

  it('AP-07 AP-21 CP-01 card/points of a saved card: its ctoken and utoken', async () => {
    provider.say(200, { status: 'success', data: { point: { points: '0,00' } } });
    const asking = vezne.cards.points(access, 123450, saved('123').source, 'bonus');
    expect(await firstValueFrom(asking)).toEqual({ amount: 0, brand: 'bonus' });
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/api/oos/card/points',
      fields: { ...askedPoints, ctoken: 'c1', utoken: 'u1' },
    });
  });

  it('AP-09 AP-21 IN-06 card/installment: the first digits, the amount and the link', async () => {
    provider.say(200, { status: 'success', data: { installments: wirePayment.data.installments } });
    const plans = await firstValueFrom(vezne.cards.installments(access, '43550843', 123450, 's1'));
    expect([...plans.keys()]).toEqual(['maximum', 'constructor']);
    expect(plans.get('maximum')?.options[1]).toEqual({ count: 2, monthly: 61725, total: 123450, pft: true });
    const fields = { ...access, binNumber: '43550843', amount: '1.234,50', shortId: 's1' };
    expect(provider.onlyCall()).toEqual({ call: 'POST /odeme/api/oos/card/installment', fields });
  });

  it('AP-10 AP-21 SC-04 card/delete: the four names of the card', async () => {
    expect(await firstValueFrom(vezne.cards.remove(access, savedCard))).toBeUndefined();
    const fields = { ...access, ctoken: 'c1', utoken: 'u1', dtoken: 'd1', groupId: 'g1' };
    expect(provider.onlyCall()).toEqual({ call: 'POST /odeme/api/oos/card/delete', fields });
  });
});
