import { of } from 'rxjs';
import { ProductLinkVm } from '../../../../src/ui/links/product/product-link.vm.js';
import { product } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../../payment/fake-ports.js';
import { fillProduct, formOf, mountedLink } from '../mounted-link.js';

const ankaraAndSivas = [
  { name: 'Ankara', districts: ['Merkez', 'Çankaya'] },
  { name: 'Sivas', districts: ['Merkez'] },
];

describe('a product', () => {
  it('LK-03 LK-07 AD-01..04 a product sends pieces and address', () => {
    const { ports, vm } = mountedLink(product);
    const shop = formOf(vm, ProductLinkVm);
    fillProduct(shop);
    shop.quantity.type('3');
    expect(shop.amount).toBe(37_035);
    vm.submit();
    expect(ports.links.orders).toEqual([
      {
        kind: 'product',
        zip: '',
        country: '',
        quantity: 3,
        amount: 37_035,
        invoice: undefined,
        name: 'Ayşe Yılmaz',
        address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
        email: 'ayse@example.com',
        phone: '05551112233',
      },
    ]);
  });

  it('PP-16 a number of pieces that was typed counts as typed', () => {
    const shop = formOf(mountedLink(product).vm, ProductLinkVm);
    shop.quantity.type('3');
    expect(shop.changed).toBe(true);
  });

  it.each([
    ['abroad', (shop: ProductLinkVm) => shop.address.setAbroad(true)],
    ['an invoice', (shop: ProductLinkVm) => shop.address.wantInvoice(true)],
  ])('PP-16 the box for %s counts as typed', (_name, check) => {
    const shop = formOf(mountedLink(product).vm, ProductLinkVm);
    expect(shop.changed).toBe(false);
    check(shop);
    expect(shop.changed).toBe(true);
  });

  it('AD-03 abroad needs a country, and neither city nor district, and gives them back', () => {
    const { ports, vm } = mountedLink(product);
    const shop = formOf(vm, ProductLinkVm);
    fillProduct(shop);
    shop.address.setAbroad(true);
    expect(shop.address.province).toBe('abroad');
    expect(shop.address.district).toBe('abroad');
    vm.submit();
    expect(shop.address.fields.shownProblem('country')?.key).toBe('validation.required');
    expect(ports.links.orders).toEqual([]);
    shop.address.fields.enter('country', 'AT');
    vm.submit();
    expect(ports.links.orders).toMatchObject([{ address: 'Moda Caddesi No: 5 Daire 3', country: 'AT' }]);
    shop.address.setAbroad(false);
    expect(shop.address.province).toBe('İstanbul');
    expect(shop.address.district).toBe('Kadıköy');
  });

  it('AD-02 before a city is chosen there are no districts', () => {
    const { address } = formOf(mountedLink(product).vm, ProductLinkVm);
    address.setProvinces(ankaraAndSivas);
    expect(address.districts).toEqual([]);
  });

  it('AD-02 another city takes the district away', () => {
    const { address } = formOf(mountedLink(product).vm, ProductLinkVm);
    address.setProvinces(ankaraAndSivas);
    address.chooseProvince('Ankara');
    address.fields.enter('district', 'Çankaya');
    address.chooseProvince('Sivas');
    expect(address.district).toBe('');
  });

  it('AD-02 another city that has a district of that name keeps it', () => {
    const { address } = formOf(mountedLink(product).vm, ProductLinkVm);
    address.setProvinces(ankaraAndSivas);
    address.chooseProvince('Ankara');
    address.fields.enter('district', 'Merkez');
    address.chooseProvince('Sivas');
    expect(address.district).toBe('Merkez');
  });

  it('AD-04 AD-05 zip code and invoice are asked for only where they are wanted', () => {
    const { ports, vm } = mountedLink({ ...product, zipRequired: true, invoiceSelected: true });
    const shop = formOf(vm, ProductLinkVm);
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
        address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
        zip: '34710',
        country: '',
        invoice: { title: 'Yılmaz Ltd.', taxOffice: 'Kadıköy', taxNumber: '1234567890' },
      },
    ]);
    shop.address.wantInvoice(false);
    expect(shop.order?.invoice).toBeUndefined();
  });

  it('AD-02 the list of provinces can be asked for again', () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => failing({ kind: 'noAnswer' });
    const shop = formOf(mountedLink(product, ports).vm, ProductLinkVm);
    expect(ports.places.asked).toBe(0);
    shop.start();
    expect(shop.provincesMissing).toBe(true);
    expect(shop.address.provinces).toEqual([]);
    ports.places.onProvinces = () => of([{ name: 'Ankara', districts: ['Çankaya'] }]);
    shop.loadProvinces();
    expect(shop.provincesMissing).toBe(false);
    expect(shop.address.provinces).toHaveLength(1);
  });

  it('QT-01 PP-19 fewer are left than were asked for: the number stays with its limit, no amount is named, and the address stays', () => {
    const { ports, vm } = mountedLink(product);
    fillProduct(formOf(vm, ProductLinkVm));
    formOf(vm, ProductLinkVm).quantity.type('4');
    ports.links.onCreate = () => failing(refused({ code: 'outOfStock' }));
    ports.links.onOpen = () => of({ ...product, max: 2 });
    vm.submit();
    const { quantity, address } = formOf(vm, ProductLinkVm);
    expect(quantity.value).toBe(4);
    expect(formOf(vm, ProductLinkVm).amount).toBeUndefined();
    expect(quantity.warning).toEqual({ key: 'validation.quantityMax', params: { max: 2 } });
    expect(address.fields.text('surname')).toBe('Yılmaz');
  });

  it('QT-01 LK-05 once fewer are left, a press orders nothing until the number is edited', () => {
    const { ports, vm } = mountedLink(product);
    fillProduct(formOf(vm, ProductLinkVm));
    formOf(vm, ProductLinkVm).quantity.type('4');
    ports.links.onCreate = () => failing(refused({ code: 'outOfStock' }));
    ports.links.onOpen = () => of({ ...product, max: 2 });
    vm.submit();
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(ports.links.orders).toHaveLength(1);
    formOf(vm, ProductLinkVm).quantity.type('2');
    vm.submit();
    expect(ports.links.orders.at(-1)).toMatchObject({ quantity: 2 });
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  describe('LK-07 the price changes while the page is open', () => {
    /** The shopper has filled the form in at 123,45; the link asks 130,00 now. */
    const changed = () => {
      const mounted = mountedLink(product);
      fillProduct(formOf(mounted.vm, ProductLinkVm));
      formOf(mounted.vm, ProductLinkVm).quantity.type('2');
      mounted.ports.links.onCreate = () => failing(refused({ code: 'priceChanged' }));
      mounted.ports.links.onOpen = () => of({ ...product, price: 130_00 });
      return mounted;
    };

    it('the order says what the page showed', () => {
      const { ports, vm } = changed();
      vm.submit();
      expect(ports.links.orders).toMatchObject([{ quantity: 2, amount: 246_90 }]);
    });

    it('a refusal leads nowhere, and says why', () => {
      const { ports, vm } = changed();
      vm.submit();
      expect(ports.wentTo).toEqual([]);
      expect(vm.failure).toMatchObject({ error: { code: 'priceChanged' } });
    });

    it('the new price and the new total are shown', () => {
      const { vm } = changed();
      vm.submit();
      expect(formOf(vm, ProductLinkVm).link.price).toBe(130_00);
      expect(vm.form?.amount).toBe(260_00);
    });

    it('what was typed stays', () => {
      const { vm } = changed();
      vm.submit();
      expect(formOf(vm, ProductLinkVm).address.fields.text('surname')).toBe('Yılmaz');
      expect(formOf(vm, ProductLinkVm).quantity.value).toBe(2);
    });

    it('the next press orders at the new total', () => {
      const { ports, vm } = changed();
      vm.submit();
      ports.links.onCreate = () => of({ token: 'tok1' });
      vm.submit();
      expect(ports.links.orders.at(-1)).toMatchObject({ amount: 260_00 });
      expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
    });

    it('a price that could not be read is not named', () => {
      const { ports, vm } = changed();
      ports.links.onOpen = () => failing({ kind: 'noAnswer' });
      vm.submit();
      expect(vm.failure?.kind).toBe('noAnswer');
    });

    it('who comes back from the payment page reads the new price', () => {
      const { ports, vm } = changed();
      ports.links.onCreate = () => of({ token: 'tok1' });
      vm.submit();
      ports.clock.restored.next();
      expect(vm.changes).toEqual(['price']);
    });

    it('who comes back to the same price reads nothing new', () => {
      const { ports, vm } = changed();
      ports.links.onOpen = () => of(product);
      ports.links.onCreate = () => of({ token: 'tok1' });
      vm.submit();
      ports.clock.restored.next();
      expect(vm.failure).toBeUndefined();
      expect(vm.changes).toEqual([]);
    });
  });

  it('LK-05 a number that nobody typed is not kept', () => {
    const { ports, vm } = mountedLink(product);
    ports.links.onCreate = () => of({ token: 'tok1' });
    fillProduct(formOf(vm, ProductLinkVm));
    vm.submit();
    expect(ports.drafts.read(product.shortId)).toMatchObject({ surname: 'Yılmaz' });
    expect(ports.drafts.read(product.shortId)).not.toHaveProperty('quantity');
  });
});
