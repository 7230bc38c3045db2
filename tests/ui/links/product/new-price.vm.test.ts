import { largestAmount } from '../../../../src/domain/money/amount.js';
import { ProductLinkVm } from '../../../../src/ui/links/product/product-link.vm.js';
import { product } from '../../../domain/sample-links.js';
import { formOf, mountedLink } from '../mounted-link.js';

it('LK-07 a new price whose total would be more than any amount names none', () => {
  const { vm } = mountedLink(product);
  const shop = formOf(vm, ProductLinkVm);
  shop.quantity.type('3');
  shop.link = { ...shop.link, price: largestAmount };
  expect(shop.amount).toBeUndefined();
  expect(shop.order).toBeUndefined();
});
