/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { runInAction } from 'mobx';
import { of, Subject } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { currencySigns } from '../../../src/domain/money/amount.js';
import { currencies } from '../../../src/domain/money/currency.js';
import { CollectionLinkVm } from '../../../src/ui/links/collection/collection-link.vm.js';
import { FlexLinkVm } from '../../../src/ui/links/flex/flex-link.vm.js';
import { readAwaitedLink, takeTyped } from '../../../src/ui/links/form/awaited-link.js';
import type { LinkFormVm } from '../../../src/ui/links/link-forms.js';
import { LinkPageVm } from '../../../src/ui/links/link-page.vm.js';
import { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { collection, flex, product } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { formOf } from './mounted-link.js';

/** The page of a link whose data has not arrived, with what is typed into its form; `arrive` brings the data. */
function awaited(link: PaymentLink, typed: Readonly<Record<string, string>>, ports = new FakePorts()) {
  const answer = new Subject<PaymentLink>();
  ports.links.onOpen = () => answer;
  const { kind: type, shortId, title, description } = link;
  const vm = new LinkPageVm(ports, ports.texts, ports.theme, shortId, {
    type,
    shortId,
    merchantName: '',
    title,
    description,
    price: '',
    sign: currencySigns[link.currency].trim(),
  });
  vm.start();
  vm.form?.restore(typed);
  return { ports, vm, arrive: (arrived: PaymentLink = link) => runInAction(() => answer.next(arrived)) };
}

describe('SD-04 the form of a link that has not arrived', () => {
  it.each([collection, product, flex])('is there, of its type, and empty: $kind', (link) => {
    const { vm } = awaited(link, {});
    expect(vm.form?.kind).toBe(link.kind);
    expect(vm.form?.changed).toBe(link.kind === 'collection');
    expect(vm.loading).toBe(true);
  });

  it('is not sent', () => {
    const { ports, vm } = awaited(collection, { amount: '100,00' });
    vm.submit();
    expect(ports.links.orders).toEqual([]);
  });

  it('keeps the amount that was typed when the link arrives', () => {
    const { vm, arrive } = awaited(collection, { amount: '500' });
    arrive();
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('500');
  });

  it('LK-01 has the whole debt where no amount was typed', () => {
    const { vm, arrive } = awaited(collection, {});
    arrive();
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('1.500,00');
  });

  it('has the name of the payer where none was typed', () => {
    const { vm, arrive } = awaited(flex, { phone: '0555' });
    arrive({ ...flex, payerName: 'Ayşe' });
    const { fields } = formOf(vm, FlexLinkVm);
    expect([fields.text('fullName'), fields.text('phone')]).toEqual(['Ayşe', '0555']);
  });

  it('QT-02 AD-05 has the least quantity and the checked invoice of its link where neither was touched', () => {
    const { vm, arrive } = awaited(product, { name: 'Ayşe', quantity: '1', abroad: '0', invoice: '0' });
    arrive({ ...product, min: 2, invoiceSelected: true });
    const form = formOf(vm, ProductLinkVm);
    expect([form.quantity.text, form.address.invoiceWanted, form.address.fields.text('name')]).toEqual([
      '2',
      true,
      'Ayşe',
    ]);
  });

  it('keeps the quantity and the boxes that were touched', () => {
    const { vm, arrive } = awaited(product, { quantity: '3', abroad: '1', invoice: '1' });
    arrive();
    const form = formOf(vm, ProductLinkVm);
    expect([form.quantity.text, form.address.abroad, form.address.invoiceWanted]).toEqual(['3', true, true]);
  });

  it('LK-05 what was typed goes before what was kept for the way back', () => {
    const ports = new FakePorts();
    ports.drafts.keep('abc_1', 'token1', { fullName: 'Ali', phone: '0500' });
    const { vm, arrive } = awaited(flex, { phone: '0555' }, ports);
    arrive();
    const { fields } = formOf(vm, FlexLinkVm);
    expect([fields.text('fullName'), fields.text('phone')]).toEqual(['Ali', '0555']);
  });

  it.each(currencies)('PP-15 LK-04 is in the currency of its link: %s', (currency) => {
    const { vm } = awaited({ ...flex, currency }, {});
    expect(vm.form?.link.currency).toBe(currency);
  });

  it('AD-01 what is wrong with a field that was left is still shown when the link arrives', () => {
    const { vm, arrive } = awaited(flex, { phone: '555', email: 'ayse@' });
    formOf(vm, FlexLinkVm).fields.leave('phone');
    arrive();
    const { fields } = formOf(vm, FlexLinkVm);
    expect(fields.shownProblem('phone')).toMatchObject({ key: 'validation.phoneMin' });
    expect(fields.shownProblem('email')).toBeUndefined();
  });

  it('AD-01 so is that of a field of a product, also one that was left empty', () => {
    const { vm, arrive } = awaited(product, {});
    formOf(vm, ProductLinkVm).address.fields.leave('surname');
    arrive();
    const { fields } = formOf(vm, ProductLinkVm).address;
    expect(fields.shownProblem('surname')).toEqual({ key: 'validation.required' });
    expect(fields.shownProblem('name')).toBeUndefined();
  });

  it('LK-05 what was typed is there when a link whose data did not come is asked for again', () => {
    const { ports, vm } = awaited(flex, { fullName: 'Ayşe', phone: '0555' });
    const { links } = ports;
    for (const kind of ['noAnswer', 'timeout'] as const) {
      links.onOpen = () => failing({ kind });
      vm.open();
      expect(vm.form).toBeUndefined();
    }
    links.onOpen = () => of(flex);
    vm.open();
    const { fields } = formOf(vm, FlexLinkVm);
    expect(fields.text('fullName')).toBe('Ayşe');
    expect(fields.text('phone')).toBe('0555');
  });

  it('LK-09 is taken away where the link cannot be paid', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'closed' }));
    const { shortId, title, description } = collection;
    const shell = { type: 'collection', shortId, merchantName: '', title, description, price: '', sign: '' } as const;
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, shortId, shell);
    vm.start();
    expect(vm.form).toBeUndefined();
  });
});

describe('SD-04 taking over what was typed before the script', () => {
  const shell = (html: string) => {
    document.body.innerHTML = html;
    return document.body;
  };
  const taken = (form: Pick<LinkFormVm, 'restore'>, html: string) => {
    takeTyped(form as LinkFormVm, shell(html));
  };

  it('reads every field and every box, but none that is the merchant’s', () => {
    const form = { restore: jest.fn() };
    taken(
      form,
      '<input id="link-name" value="Ayşe"><input id="link-payer-name" value="x" readonly>' +
        '<textarea id="link-detail">Moda</textarea><input type="checkbox" id="link-abroad" checked>' +
        '<input type="checkbox" id="link-invoice"><p id="link-description">x</p>',
    );
    expect(form.restore).toHaveBeenCalledWith({ name: 'Ayşe', detail: 'Moda', abroad: '1', invoice: '0' });
  });

  it('LK-02 shows the amount as its mask makes it, with the caret behind the same digit', () => {
    const form = { restore: jest.fn() };
    const root = shell('<input id="link-amount" value="15000">');
    const input = root.querySelector('input')!;
    input.focus();
    input.setSelectionRange(3, 3);
    takeTyped(form as unknown as LinkFormVm, root);
    expect([input.value, input.selectionStart]).toEqual(['15.000', 4]);
  });

  it('reads the texts that the document has of its link', () => {
    const root = shell(
      '<header><p><bdi>Ankara Kitap</bdi></p></header><h1>Aidat</h1><span id="link-price">€5,00</span><i id="link-sign">€</i><p id="link-description">Haziran</p>',
    );
    expect(readAwaitedLink(root, 'collection', 'abc_1')).toEqual({
      type: 'collection',
      shortId: 'abc_1',
      merchantName: 'Ankara Kitap',
      title: 'Aidat',
      description: 'Haziran',
      price: '€5,00',
      sign: '€',
    });
  });
});
