import { runInAction } from 'mobx';
import { of, Subject } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { CollectionLinkVm } from '../../../src/ui/links/collection/collection-link.vm.js';
import { FlexLinkVm } from '../../../src/ui/links/flex/flex-link.vm.js';
import { LinkPageVm } from '../../../src/ui/links/link-page.vm.js';
import { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { collection, flex, product } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { fillProduct, formOf, mountedLink } from './mounted-link.js';

describe('the page of a link', () => {
  it('RT-11 without a short id it asks nothing and fails in general', () => {
    const ports = new FakePorts();
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, undefined);
    vm.start();
    expect(vm.closed).toEqual({ kind: 'refused', httpStatus: 400, error: {} });
    expect(ports.links.calls).toEqual([]);
  });

  it.each([
    [collection, CollectionLinkVm],
    [product, ProductLinkVm],
    [flex, FlexLinkVm],
  ])('RT-02 a link of the type $kind has its form', (link, kind) => {
    expect(mountedLink(link).vm.form).toBeInstanceOf(kind);
  });

  it('RT-02 a link that cannot be opened has no form', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'deleted' }, 410));
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    vm.start();
    expect(vm.form).toBeUndefined();
    expect(vm.closed?.kind).toBe('refused');
  });

  it('works under StrictMode: mounted, undone and mounted again it has one form and no open call', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentLink>();
    ports.links.onOpen = () => answer;
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    vm.start()();
    vm.start();
    runInAction(() => answer.next(collection));
    expect(vm.form).toBeInstanceOf(CollectionLinkVm);
    expect(ports.links.calls).toEqual(['open abc_1', 'open abc_1']);
  });

  it('LK-05 creates the payment with what was decided and goes to its page', () => {
    const { ports, vm } = mountedLink(collection);
    const answer = new Subject<{ token: string }>();
    ports.links.onCreate = () => answer;
    formOf(vm, CollectionLinkVm).fields.enter('amount', '1.234,5');
    vm.submit();
    vm.submit();
    expect(vm.submitting).toBe(true);
    expect(ports.links.orders).toEqual([{ kind: 'collection', amount: 123_450 }]);
    answer.next({ token: 'tok1' });
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
    expect(vm.submitting).toBe(true);
  });

  it('LK-05 whoever comes back from the payment page, by a new load too, finds what was typed', () => {
    const ports = new FakePorts();
    ports.links.onCreate = () => of({ token: 'tok1' });
    const before = formOf(mountedLink(product, ports).vm, ProductLinkVm);
    fillProduct(before);
    before.quantity.type('3');
    before.address.wantInvoice(true);
    before.address.fields.enter('invoiceTitle', 'Yılmaz Ltd.');
    before.address.fields.enter('taxOffice', 'Kadıköy');
    before.address.fields.enter('taxNumber', '8760052205');
    const { order } = before;
    expect(order).toMatchObject({ quantity: 3, invoice: { taxNumber: '8760052205' } });
    ports.drafts.keep(product.shortId, 'tok1', before.texts);
    const after = formOf(mountedLink(product, ports).vm, ProductLinkVm);
    after.start();
    expect(after.order).toEqual(order);
  });

  it('LK-05 what was typed is kept when the payment was created, not before', () => {
    const { ports, vm } = mountedLink(flex);
    const { fields } = formOf(vm, FlexLinkVm);
    for (const [name, text] of Object.entries({
      amount: '100',
      fullName: 'Ali Veli',
      phone: '05551112233',
      email: 'ali+vezne@gmail.com',
      detail: 'Moda Caddesi No: 5',
    }))
      fields.enter(name as 'amount', text);
    ports.links.onCreate = () => failing({ kind: 'noAnswer' });
    vm.submit();
    expect(ports.drafts.kept.size).toBe(0);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(ports.drafts.read(flex.shortId)).toMatchObject({ amount: '100', email: 'ali+vezne@gmail.com' });
  });

  it.each([
    [{ kind: 'noAnswer' } as const, 'noAnswer'],
    [refused({ code: 'validation', description: 'Telefon hatalı' }), 'refused'],
  ])('LK-05 a payment that is not created leaves everything typed: %j', (failure, kind) => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => failing(failure);
    formOf(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    expect(vm.submitting).toBe(false);
    expect(vm.failure?.kind).toBe(kind);
    expect(vm.correction.count).toBe(1);
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('700');
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  it('a link that is paid meanwhile shows so', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => failing({ kind: 'alreadyPaid', receipt });
    ports.links.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    vm.submit();
    expect(vm.form).toBeUndefined();
    expect(vm.closed?.kind).toBe('alreadyPaid');
    expect(vm.failure).toBeUndefined();
  });

  it.each([
    [refused({ code: 'pending' }), { kind: 'underWay' } as const],
    [refused({ code: 'outOfStock' }), refused({ code: 'outOfStock' })],
    [refused({ code: 'closed' }), refused({ code: 'closed' })],
  ])('LK-05 LK-09 what was typed is there again once the link takes payments again: %j', (onCreate, onOpen) => {
    const { ports, vm } = mountedLink(product);
    fillProduct(formOf(vm, ProductLinkVm));
    formOf(vm, ProductLinkVm).quantity.type('3');
    ports.links.onCreate = () => failing(onCreate);
    ports.links.onOpen = () => failing(onOpen);
    vm.submit();
    vm.open();
    expect(vm.closed?.kind).toBe(onOpen.kind);
    expect(vm.form).toBeUndefined();
    ports.links.onOpen = () => of(product);
    vm.open();
    const form = formOf(vm, ProductLinkVm);
    form.start();
    expect(form.order).toMatchObject({ quantity: 3, name: 'Ayşe Yılmaz', email: 'ayse@example.com' });
  });

  it('LK-05 what was cleared and unchecked stays so once the link takes payments again', () => {
    const link = { ...product, invoiceSelected: true };
    const { ports, vm } = mountedLink(link);
    const before = formOf(vm, ProductLinkVm);
    fillProduct(before);
    before.address.wantInvoice(false);
    ports.links.onCreate = () => failing(refused({ code: 'outOfStock' }));
    ports.links.onOpen = () => failing(refused({ code: 'outOfStock' }));
    vm.submit();
    ports.links.onOpen = () => of(link);
    vm.open();
    expect(formOf(vm, ProductLinkVm).address.invoiceWanted).toBe(false);
  });

  it('TH-01 a link follows the device and keeps to it for the session', () => {
    const ports = new FakePorts();
    ports.preferences.keepSessionTheme('device', 'dark');
    mountedLink(collection, ports);
    expect(ports.theme.theme).toBe('dark');
  });

  it('LG-02 the language is the link’s', async () => {
    const { ports } = mountedLink({ ...collection, language: 'en' });
    await Promise.resolve();
    await Promise.resolve();
    expect(ports.texts.language).toBe('en');
  });
});
