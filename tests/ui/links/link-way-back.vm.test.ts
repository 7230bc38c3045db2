import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import { GatewayError } from '../../../src/application/ports.js';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { CollectionLinkVm } from '../../../src/ui/links/collection/collection-link.vm.js';
import { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { collection, product } from '../../domain/sample-links.js';
import { refused } from '../../ports/failures.js';
import { fillProduct, formOf, mountedLink } from './mounted-link.js';

describe('the way from a link to its payment page, and back', () => {
  it('LK-05 back from the payment page the form is there again, as it was, with what is new of the link', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    formOf(vm, CollectionLinkVm).fields.enter('amount', '700');
    vm.submit();
    expect(vm.submitting).toBe(true);
    ports.links.onOpen = () => of({ ...collection, price: 80_000 });
    ports.clock.restored.next();
    expect(vm.submitting).toBe(false);
    expect(vm.link).toEqual({ ...collection, price: 80_000 });
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('700');
  });

  it('LK-05 a way to the payment page that was stopped gives the form back after 20 s', () => {
    jest.useFakeTimers();
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    jest.advanceTimersByTime(19_999);
    expect(vm.submitting).toBe(true);
    jest.advanceTimersByTime(1);
    expect(vm.submitting).toBe(false);
    jest.useRealTimers();
  });

  it('LK-05 those 20 s belong to their press: after the way back another press has 20 s of its own', () => {
    jest.useFakeTimers();
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    jest.advanceTimersByTime(15_000);
    ports.clock.restored.next();
    vm.submit();
    jest.advanceTimersByTime(19_999);
    expect(vm.submitting).toBe(true);
    jest.useRealTimers();
  });

  it('LK-05 a page that is seen again while the payment page is on its way orders nothing more', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    ports.clock.wakes.next();
    expect(vm.submitting).toBe(true);
    vm.submit();
    expect(ports.links.orders).toHaveLength(1);
  });

  /** Back from the payment page, and pressed again while the link is read; both answers are in the test's hand. */
  function pressedWhileRead() {
    const { ports, vm } = mountedLink(product);
    fillProduct(formOf(vm, ProductLinkVm));
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    const link = new Subject<PaymentLink>();
    const order = new Subject<{ token: string }>();
    ports.links.onOpen = () => link;
    ports.links.onCreate = () => order;
    ports.clock.restored.next();
    vm.submit();
    return { ports, vm, link, order };
  }

  it('LK-05 back from the payment page, an order that is being created stays so when the link was read', () => {
    const { vm, link } = pressedWhileRead();
    link.next(product);
    expect(vm.submitting).toBe(true);
  });

  it('LK-05 LK-07 what that order is answered counts: its failure stays when the link was read', () => {
    const { vm, link, order } = pressedWhileRead();
    order.error(new GatewayError(refused({ code: 'technical' }, 500)));
    link.next(product);
    expect(vm.failure?.kind).toBe('refused');
  });
});
