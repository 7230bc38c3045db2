import { of } from 'rxjs';
import { CollectionLinkVm } from '../../../src/ui/links/collection/collection-link.vm.js';
import { LinkPageVm } from '../../../src/ui/links/link-page.vm.js';
import { collection } from '../../domain/sample-links.js';
import { failing } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { formOf, mountedLink } from './mounted-link.js';

const leadsOn = failing({
  kind: 'redirected',
  redirectUrl: 'https://store.example/fail',
  error: { description: 'Kapalı' },
});

describe('a link whose call is sent to another address', () => {
  it('ER-02 a link that leads to another address posts its description there, and shows the way', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => leadsOn;
    const vm = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    vm.start();
    expect(ports.host.calls).toEqual(['postFailure https://store.example/fail Kapalı']);
    expect(vm.closed).toMatchObject({ kind: 'redirected', redirectUrl: 'https://store.example/fail' });
  });

  it('ER-02 an order of a link that leads to another address does so too, in place of the form', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => leadsOn;
    formOf(vm, CollectionLinkVm).fields.enter('amount', '10');
    vm.submit();
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Kapalı');
    expect(vm.closed).toMatchObject({ kind: 'redirected' });
    expect(vm.form).toBeUndefined();
  });

  it('ER-02 LK-05 back from that address the link is read again, and what was typed is in its form', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => leadsOn;
    formOf(vm, CollectionLinkVm).fields.enter('amount', '10');
    vm.submit();
    ports.clock.restored.next();
    expect(vm.closed).toBeUndefined();
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('10');
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  it('ER-02 LK-05 where the browser loads the page anew, what was typed is in its form too', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => leadsOn;
    formOf(vm, CollectionLinkVm).fields.enter('amount', '10');
    vm.submit();
    const anew = new LinkPageVm(ports, ports.texts, ports.theme, 'abc_1');
    anew.start();
    expect(formOf(anew, CollectionLinkVm).fields.text('amount')).toBe('10');
  });

  it('ER-02 back from that address a link that cannot be read says so, and can be read again', () => {
    const { ports, vm } = mountedLink(collection);
    ports.links.onCreate = () => leadsOn;
    formOf(vm, CollectionLinkVm).fields.enter('amount', '10');
    vm.submit();
    ports.links.onOpen = () => failing({ kind: 'noAnswer' });
    ports.clock.restored.next();
    expect(vm.closed?.kind).toBe('noAnswer');
    ports.links.onOpen = () => of(collection);
    vm.open();
    expect(formOf(vm, CollectionLinkVm).fields.text('amount')).toBe('10');
  });
});
