import { of } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { LinkPageVm } from '../../../src/ui/links/link-page.vm.js';
import type { ProductLinkVm } from '../../../src/ui/links/product/product-link.vm.js';
import { FakePorts } from '../payment/fake-ports.js';

/** The mounted page of a link, and its ports. */
export function mountedLink(link: PaymentLink, ports = new FakePorts(), shortId: string | undefined = 'abc_1') {
  ports.links.onOpen = () => of(link);
  const vm = new LinkPageVm(ports, ports.texts, ports.theme, shortId);
  const undo = vm.start();
  return { ports, vm, undo };
}

/** The form of the link, of the kind that a test is about. */
export function formOf<T>(vm: LinkPageVm, kind: new (...args: never[]) => T): T {
  if (vm.form instanceof kind) return vm.form;
  throw new Error(`another form: ${vm.form?.constructor.name}`);
}

/** Fills a product's form in, rightly. */
export function fillProduct(vm: ProductLinkVm): void {
  vm.start();
  const { address } = vm;
  address.fields.enter('name', ' Ayşe ');
  address.fields.enter('surname', 'Yılmaz');
  address.fields.enter('phone', '0 (555) 111 22 33');
  address.fields.enter('email', 'ayse@example.com');
  address.chooseProvince('İstanbul');
  address.fields.enter('district', 'Kadıköy');
  address.fields.enter('detail', 'Moda Caddesi No: 5 Daire 3');
}
