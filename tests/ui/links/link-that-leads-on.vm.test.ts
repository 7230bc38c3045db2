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
});
