import { runInAction } from 'mobx';
import { of, Subject } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { CollectionLinkVm } from '../../../src/ui/links/collection/collection-link.vm.js';
import { FlexLinkVm } from '../../../src/ui/links/flex/flex-link.vm.js';
import { LinkPageVm } from '../../../src/ui/links/link-page.vm.js';
import { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { collection, flex, product } from './link-samples.js';

function visit(link: PaymentLink, ports = new FakePorts(), shortId: string | undefined = 'abc_1') {
  ports.links.onOpen = () => of(link);
  const vm = new LinkPageVm(ports, ports.texts, ports.theme, shortId);
  const undo = vm.mount();
  return { ports, vm, undo };
}

function form<T>(vm: LinkPageVm, kind: new (...args: never[]) => T): T {
  if (vm.form instanceof kind) return vm.form;
  throw new Error(`another form: ${vm.form?.constructor.name}`);
}

/** Fills a product's form in, rightly. */
function fillProduct(vm: ProductLinkVm): void {
  vm.mount();
  const { address } = vm;
  address.fields.enter('name', ' Ayşe ');
  address.fields.enter('surname', 'Yılmaz');
  address.fields.enter('phone', '0 (555) 111 22 33');
  address.fields.enter('email', 'ayse@example.com');
  address.chooseProvince('İstanbul');
  address.fields.enter('district', 'Kadıköy');
  address.fields.enter('detail', 'Moda Caddesi No: 5 Daire 3');
}

describe('LinkPageVm', () => {
  it('RT-11 without a short id it asks nobody and fails in general', () => {
    const ports = new FakePorts();
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, undefined);
    vm.mount();
    expect(vm.closed).toEqual({ kind: 'refused', httpStatus: 400, error: {} });
    expect(ports.links.calls).toEqual([]);
  });

  it('RT-02 each type has its form; a failure has none', () => {
    expect(visit(collection).vm.form).toBeInstanceOf(CollectionLinkVm);
    expect(visit(product).vm.form).toBeInstanceOf(ProductLinkVm);
    expect(visit(flex).vm.form).toBeInstanceOf(FlexLinkVm);
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'deleted' }, 410));
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    vm.mount();
    expect([vm.form, vm.closed?.kind]).toEqual([undefined, 'refused']);
  });

  it('survives StrictMode: mounted, undone and mounted again it has one form and no open call', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentLink>();
    ports.links.onOpen = () => answer;
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    vm.mount()();
    vm.mount();
    runInAction(() => answer.next(collection));
    expect(vm.form).toBeInstanceOf(CollectionLinkVm);
    expect(ports.links.calls).toEqual(['open abc_1', 'open abc_1']);
  });

  it('LK-05 creates the payment with what was decided and goes to its page', () => {
    const { ports, vm } = visit(collection);
    const answer = new Subject<{ token: string }>();
    ports.links.onCreate = () => answer;
    form(vm, CollectionLinkVm).fields.enter('amount', '1.234,5');
    vm.submit();
    vm.submit();
    expect([vm.submitting, ports.links.orders]).toEqual([true, [{ kind: 'collection', amount: 123_450 }]]);
    answer.next({ token: 'tok1' });
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
    expect(vm.submitting).toBe(true);
  });

  it('LK-02 a wrong amount goes nowhere, and sends the shopper back to it', () => {
    const { ports, vm } = visit(collection);
    const { fields } = form(vm, CollectionLinkVm);
    for (const [text, key] of [
      ['', 'validation.required'],
      ['1,2,3', 'validation.amount'],
      ['0,50', 'validation.amountMin'],
      ['1500,01', 'validation.amountMax'],
      ['1499,50', 'validation.amountLeftMin'],
      ['10.000.000', 'validation.collectionLimit'],
    ] as const) {
      const before = vm.correction.count;
      fields.enter('amount', text);
      vm.submit();
      expect([text, fields.shownProblem('amount')?.key, vm.correction.count]).toEqual([text, key, before + 1]);
      expect(fields.text('amount')).toBe(text);
    }
    expect(ports.links.orders).toEqual([]);
  });

  it('LK-02 a collection without its payer cannot be paid', () => {
    const { ports, vm } = visit({ ...collection, payerName: '', payerEmail: 'ayse' });
    const { nameProblem, emailProblem, broken } = form(vm, CollectionLinkVm);
    expect([nameProblem?.key, emailProblem?.key, broken]).toEqual(['validation.required', 'validation.email', true]);
    vm.submit();
    expect([vm.correction.count, ports.links.orders]).toEqual([1, []]);
  });

  it('LK-02 what is left after a part is told; all of it is one press', () => {
    const vm = form(visit(collection).vm, CollectionLinkVm);
    expect([vm.amount, vm.left]).toEqual([150_000, 0]);
    vm.fields.enter('amount', '500');
    expect(vm.left).toBe(100_000);
    vm.fields.enter('amount', '5.000');
    expect(vm.left).toBeUndefined();
    vm.payAll();
    expect(vm.fields.text('amount')).toBe('1.500,00');
  });

  it('LK-04 flex sends who pays and how much', () => {
    const { ports, vm } = visit({ ...flex, payerName: 'Ayşe Yılmaz' });
    const { fields } = form(vm, FlexLinkVm);
    vm.submit();
    expect(['amount', 'phone', 'email', 'detail'].map((name) => fields.shownProblem(name as 'amount')?.key)).toEqual(
      Array(4).fill('validation.required'),
    );
    expect(fields.shownProblem('fullName')).toBeUndefined();
    fields.enter('amount', '₺1.250,50');
    fields.enter('phone', '+90 555 111 22 33');
    fields.enter('email', ' ayse@example.com ');
    fields.enter('detail', 'Moda Caddesi\nNo: 5 Daire 3');
    vm.submit();
    expect(ports.links.orders).toEqual([
      {
        kind: 'flex',
        amount: 125_050,
        name: 'Ayşe Yılmaz',
        address: 'Moda Caddesi No: 5 Daire 3',
        email: 'ayse@example.com',
        phone: '+905551112233',
      },
    ]);
  });

  it('LK-03 LK-07 AD-01..04 a product sends pieces and address', () => {
    const { ports, vm } = visit(product);
    const shop = form(vm, ProductLinkVm);
    fillProduct(shop);
    shop.quantity.type('3');
    expect(shop.amount).toBe(37_035);
    vm.submit();
    expect(ports.links.orders).toEqual([
      {
        kind: 'product',
        quantity: 3,
        invoice: undefined,
        name: 'Ayşe Yılmaz',
        address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
        email: 'ayse@example.com',
        phone: '05551112233',
      },
    ]);
  });

  it('AD-03 abroad needs neither city nor district, and gives them back', () => {
    const { ports, vm } = visit(product);
    const shop = form(vm, ProductLinkVm);
    fillProduct(shop);
    shop.address.setAbroad(true);
    expect([shop.address.province, shop.address.district]).toEqual(['abroad', 'abroad']);
    vm.submit();
    expect(ports.links.orders).toMatchObject([{ address: 'Moda Caddesi No: 5 Daire 3' }]);
    shop.address.setAbroad(false);
    expect([shop.address.province, shop.address.district]).toEqual(['İstanbul', 'Kadıköy']);
  });

  it('AD-02 another city takes the district away, unless it has one of that name', () => {
    const { address } = form(visit(product).vm, ProductLinkVm);
    address.setProvinces([
      { name: 'Ankara', districts: ['Merkez', 'Çankaya'] },
      { name: 'Sivas', districts: ['Merkez'] },
    ]);
    expect(address.districts).toEqual([]);
    address.chooseProvince('Ankara');
    address.fields.enter('district', 'Merkez');
    address.chooseProvince('Sivas');
    expect(address.district).toBe('Merkez');
    address.chooseProvince('Ankara');
    address.fields.enter('district', 'Çankaya');
    address.chooseProvince('Sivas');
    expect(address.district).toBe('');
  });

  it('AD-04 AD-05 zip code and invoice are asked for only where they are wanted', () => {
    const { ports, vm } = visit({ ...product, zipRequired: true, invoiceSelected: true });
    const shop = form(vm, ProductLinkVm);
    fillProduct(shop);
    vm.submit();
    const { fields } = shop.address;
    const shown = (['zip', 'invoiceTitle', 'taxOffice', 'taxNumber'] as const).map(
      (name) => fields.shownProblem(name)?.key,
    );
    expect(shown).toEqual(Array(4).fill('validation.required'));
    fields.enter('zip', '34710');
    fields.enter('invoiceTitle', 'Yılmaz Ltd.');
    fields.enter('taxOffice', 'Kadıköy');
    fields.enter('taxNumber', '123 456 78 90');
    vm.submit();
    expect(ports.links.orders).toMatchObject([
      {
        address: 'Moda Caddesi No: 5 Daire 3, 34710 Kadıköy/İstanbul',
        invoice: { title: 'Yılmaz Ltd.', taxOffice: 'Kadıköy', taxNumber: '1234567890' },
      },
    ]);
    shop.address.wantInvoice(false);
    expect(shop.order?.invoice).toBeUndefined();
  });

  it('AD-02 the list of provinces can be asked for again', () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => failing({ kind: 'noAnswer' });
    const shop = form(visit(product, ports).vm, ProductLinkVm);
    expect(ports.places.asked).toBe(0);
    shop.mount();
    expect([shop.provincesMissing, shop.address.provinces]).toEqual([true, []]);
    ports.places.onProvinces = () => of([{ name: 'Ankara', districts: ['Çankaya'] }]);
    shop.loadProvinces();
    expect([shop.provincesMissing, shop.address.provinces.length]).toEqual([false, 1]);
  });

  it.each([
    [{ kind: 'noAnswer' } as const, 'noAnswer'],
    [refused({ code: 'validation', description: 'Telefon hatalı' }), 'refused'],
  ])('LK-05 a payment that is not created leaves everything typed: %j', (failure, kind) => {
    const { ports, vm } = visit(collection);
    ports.links.onCreate = () => failing(failure);
    form(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    expect([vm.submitting, vm.failure?.kind, vm.correction.count]).toEqual([false, kind, 1]);
    expect(form(vm, CollectionLinkVm).fields.text('amount')).toBe('700');
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  it('LK-02 what is left changed meanwhile: the link is read again, what was typed stays', () => {
    const { ports, vm } = visit(collection);
    ports.links.onCreate = () => failing(refused({ code: 'amountLeft' }));
    ports.links.onOpen = () => of({ ...collection, price: 50_000 });
    form(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    const { fields, link } = form(vm, CollectionLinkVm);
    expect([link.price, fields.text('amount'), fields.shownProblem('amount')?.key]).toEqual([
      50_000,
      '700',
      'validation.amountMax',
    ]);
    expect(vm.failure).toMatchObject({ error: { code: 'amountLeft' } });
  });

  it('QT-01 fewer are left than were asked for: the number goes down, the address stays', () => {
    const { ports, vm } = visit(product);
    fillProduct(form(vm, ProductLinkVm));
    form(vm, ProductLinkVm).quantity.type('4');
    ports.links.onCreate = () => failing(refused({ code: 'outOfStock' }));
    ports.links.onOpen = () => of({ ...product, max: 2 });
    vm.submit();
    const { quantity, address } = form(vm, ProductLinkVm);
    expect([quantity.value, quantity.warning?.params]).toEqual([1, { max: 2 }]);
    expect(address.fields.text('surname')).toBe('Yılmaz');
  });

  it('a link that died meanwhile shows how', () => {
    const { ports, vm } = visit(collection);
    ports.links.onCreate = () => failing({ kind: 'alreadyPaid', receipt });
    ports.links.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    vm.submit();
    expect([vm.form, vm.closed?.kind, vm.failure]).toEqual([undefined, 'alreadyPaid', undefined]);
  });

  it('LK-05 back from the payment page the form is there again, as it was, with what is new of the link', () => {
    const { ports, vm } = visit(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    form(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    expect(vm.submitting).toBe(true);
    ports.links.onOpen = () => of({ ...collection, price: 80_000 });
    ports.clock.wakes.next();
    expect([vm.submitting, vm.link]).toEqual([false, { ...collection, price: 80_000 }]);
    expect(form(vm, CollectionLinkVm).fields.text('amount')).toBe('700');
  });

  it('TH-01 a link follows the device and keeps to it for the session', () => {
    const ports = new FakePorts();
    ports.preferences.keepSessionTheme('device', 'dark');
    visit(collection, ports);
    expect(ports.theme.theme).toBe('dark');
  });

  it('LG-02 the language is the link’s', async () => {
    const { ports } = visit({ ...collection, language: 'en' });
    await Promise.resolve();
    await Promise.resolve();
    expect(ports.texts.language).toBe('en');
  });
});
