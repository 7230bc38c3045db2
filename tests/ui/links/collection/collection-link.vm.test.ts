import { of } from 'rxjs';
import { CollectionLinkVm } from '../../../../src/ui/links/collection/collection-link.vm.js';
import { collection } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { formOf, mountedLink } from '../mounted-link.js';

describe('a collection', () => {
  it.each([
    ['', 'validation.required'],
    ['1,2,3', 'validation.amount'],
    ['0,50', 'validation.amountMin'],
    ['1500,01', 'validation.amountMax'],
    ['1499,50', 'validation.amountLeftMin'],
    ['10.000.000', 'validation.collectionLimit'],
  ])('LK-02 the amount %j goes nowhere, and sends the shopper back to it: %s', (text, key) => {
    const { ports, vm } = mountedLink(collection);
    const { fields } = formOf(vm, CollectionLinkVm);
    fields.enter('amount', text);
    vm.submit();
    expect(fields.shownProblem('amount')?.key).toBe(key);
    expect(vm.correction.count).toBe(1);
    expect(fields.text('amount')).toBe(text);
    expect(ports.links.orders).toEqual([]);
  });

  it('LK-02 a collection without its payer cannot be paid', () => {
    const { ports, vm } = mountedLink({ ...collection, payerName: '', payerEmail: 'ayse' });
    const { nameProblem, emailProblem, broken } = formOf(vm, CollectionLinkVm);
    expect(nameProblem?.key).toBe('validation.required');
    expect(emailProblem?.key).toBe('validation.email');
    expect(broken).toBe(true);
    vm.submit();
    expect(vm.correction.count).toBe(1);
    expect(ports.links.orders).toEqual([]);
  });

  it('LK-02 the payer may have any name the store gave', () => {
    const { ports, vm } = mountedLink({ ...collection, payerName: 'A'.repeat(90) });
    vm.submit();
    expect(ports.links.orders).toHaveLength(1);
  });

  it('LK-02 all of it is asked for at first, and nothing is left then', () => {
    const vm = formOf(mountedLink(collection).vm, CollectionLinkVm);
    expect(vm.amount).toBe(150_000);
    expect(vm.left).toBe(0);
  });

  it('LK-02 what is left after a part is shown, and nothing after too much', () => {
    const vm = formOf(mountedLink(collection).vm, CollectionLinkVm);
    vm.fields.enter('amount', '500');
    expect(vm.left).toBe(100_000);
    vm.fields.enter('amount', '5.000');
    expect(vm.left).toBeUndefined();
  });

  it.each(['', '0,99', '1500,01', '1499,50'])('LK-02 the amount %j cannot be paid, and is not what will be', (text) => {
    const vm = formOf(mountedLink(collection).vm, CollectionLinkVm);
    vm.fields.enter('amount', text);
    expect(vm.amount).toBeUndefined();
  });

  it('LK-02 all of it is one press', () => {
    const vm = formOf(mountedLink(collection).vm, CollectionLinkVm);
    vm.fields.enter('amount', '5.000');
    vm.payAll();
    expect(vm.fields.text('amount')).toBe('1.500,00');
  });

  it('LK-02 what is left changed meanwhile: the link is read again, what was typed stays', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => failing(refused({ code: 'amountLeft' }));
    ports.links.onOpen = () => of({ ...collection, price: 50_000 });
    formOf(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    const { fields, link } = formOf(vm, CollectionLinkVm);
    expect(link.price).toBe(50_000);
    expect(fields.text('amount')).toBe('700');
    expect(fields.shownProblem('amount')?.key).toBe('validation.amountMax');
    expect(vm.failure).toMatchObject({ error: { code: 'amountLeft' } });
  });

  it('LK-05 an amount that nobody typed is not kept: what is left then is asked for', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    const after = mountedLink({ ...collection, price: 50_000 }, ports);
    expect(formOf(after.vm, CollectionLinkVm).fields.text('amount')).toBe('500,00');
  });

  it('LK-05 an amount that was typed is kept', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    formOf(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    expect(formOf(mountedLink(collection, ports).vm, CollectionLinkVm).fields.text('amount')).toBe('700');
  });
});
