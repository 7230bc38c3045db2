import { of } from 'rxjs';
import { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { product } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { fillProduct, formOf, mountedLink } from './mounted-link.js';

describe('a field of a link that was refused and is not asked for', () => {
  it('LK-05 AD-05 holds nothing back once no invoice is wanted', () => {
    const { ports, vm } = mountedLink(product);
    const form = formOf(vm, ProductLinkVm);
    fillProduct(form);
    form.address.wantInvoice(true);
    form.address.fields.enter('invoiceTitle', 'Ayşe Yılmaz');
    form.address.fields.enter('taxOffice', 'Kadıköy');
    form.address.fields.enter('taxNumber', '10000000146');
    form.address.fields.enter('zip', '34710');
    ports.links.onCreate = () => failing(refused({ code: 'validation', field: 'taxNumber' }));
    vm.submit();
    form.address.wantInvoice(false);
    ports.links.onCreate = () => of({ token: 'tok1' });
    vm.submit();
    expect(vm.submitting).toBe(true);
  });

  it('ER-03 is said in words', () => {
    const { ports, vm } = mountedLink(product);
    fillProduct(formOf(vm, ProductLinkVm));
    ports.links.onCreate = () => failing(refused({ code: 'validation', field: 'taxNumber' }));
    vm.submit();
    expect(vm.failure?.kind).toBe('refused');
  });
});
