/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import type { ProductLink } from '../../../../src/domain/links/link.js';
import { ProductLinkVm } from '../../../../src/ui/links/product/product-link.vm.js';
import { links as tr } from '../../../../src/ui/texts/tr/links.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { product } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../../payment/fake-ports.js';
import { fillProduct as fillForm, formOf, mountedLink } from '../mounted-link.js';
import { fillProduct, pressContinue, renderedLink } from '../rendered-link.js';

const lawful: ProductLink = {
  ...product,
  seller: {
    title: 'Çınar Ltd. Şti.',
    address: 'İcadiye Caddesi 12',
    phone: '+90 216 555 01 23',
    email: 'siparis@cinar.example',
    number: '0123456789000015',
  },
  saleTexts: {
    preInformation: { version: '1.0', text: 'Satıcı:  Çınar\n<b>Cayma</b> 14 gün' },
    contract: { version: '2.0', text: 'Madde 1' },
  },
};
const changed: ProductLink = {
  ...lawful,
  saleTexts: { preInformation: { version: '1.1', text: 'Yeni form' }, contract: { version: '2.0', text: 'Madde 1' } },
};

const box = () => screen.getByRole('checkbox', { name: tr['saleText.accept'] });
const opener = (key: 'saleText.preInformation' | 'saleText.contract') => screen.getByRole('button', { name: tr[key] });

describe('the terms of a sale', () => {
  it('LW-01 names who sells before the order', () => {
    renderedLink(lawful);
    const seller = screen.getByRole('region', { name: tr['seller.heading'] });
    for (const fact of Object.values(lawful.seller ?? {})) expect(within(seller).getByText(fact)).toBeVisible();
    expect(within(seller).getByText(tr['seller.mersis'])).toBeVisible();
  });

  it('LW-01 calls a number of fewer digits a tax number', () => {
    renderedLink({ ...lawful, seller: lawful.seller && { ...lawful.seller, number: '1234567890' } });
    expect(screen.getByText(tr['seller.taxNumber'])).toBeVisible();
  });

  it('LW-01 leaves out what the provider does not say of the seller', () => {
    renderedLink({ ...lawful, seller: lawful.seller && { ...lawful.seller, phone: '', email: '' } });
    const seller = screen.getByRole('region', { name: tr['seller.heading'] });
    expect(within(seller).getAllByRole('term')).toHaveLength(2);
  });

  it('LW-02 a link without seller and texts shows neither', () => {
    renderedLink(product);
    expect(screen.queryByText(tr['seller.heading'])).toBeNull();
    expect(screen.queryByRole('checkbox', { name: tr['saleText.accept'] })).toBeNull();
    expect(screen.queryByText(page['order.obliges'])).toBeNull();
  });

  it('LW-02 opens a text in a dialog as plain text, with its version, and what was typed stays', async () => {
    renderedLink(lawful);
    fillProduct();
    await userEvent.click(opener('saleText.preInformation'));
    const dialog = screen.getByRole('dialog', { name: tr['saleText.preInformation'] });
    expect(within(dialog).getByRole('region').textContent).toBe(lawful.saleTexts?.preInformation.text);
    expect(within(dialog).getByText('Sürüm: 1.0')).toBeVisible();
    const text = within(dialog).getByText(/Cayma/);
    expect(text).toHaveAttribute('lang', lawful.language);
    expect(text).toHaveAttribute('translate', 'no');
    await userEvent.click(within(dialog).getByRole('button', { name: tr['saleText.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText(tr['address.name'])).toHaveValue('Ayşe');
  });

  it('LW-03 the box is not ticked beforehand, and the button has the line that the order obliges to pay', () => {
    renderedLink(lawful);
    expect(box()).not.toBeChecked();
    expect(screen.getByText(page['order.obliges'])).toBeVisible();
  });

  it('LW-04 without acceptance nothing is sent: the box gets the focus and says why', async () => {
    const ports = renderedLink(lawful);
    fillProduct();
    await pressContinue();
    expect(ports.links.orders).toEqual([]);
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(tr['saleText.acceptFirst']);
    await userEvent.click(box());
    expect(screen.queryByText(tr['saleText.acceptFirst'])).toBeNull();
  });

  it('LW-04 accepts the texts that were shown', async () => {
    const ports = renderedLink(lawful);
    fillProduct();
    await userEvent.click(box());
    await pressContinue();
    expect(ports.links.orders).toMatchObject([{ kind: 'product', accepts: lawful.saleTexts }]);
  });

  it('LW-04 texts that changed stand there anew, unticked, and what was typed stays', async () => {
    const ports = renderedLink(lawful);
    ports.links.onCreate = () => failing(refused({ code: 'textsChanged' }));
    fillProduct();
    await userEvent.click(box());
    ports.links.onOpen = () => of(changed);
    await pressContinue();
    const alert = screen.getByText(tr['linkFailure.textsChangedTitle']).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(box()).not.toBeChecked();
    expect(screen.getByLabelText(tr['address.name'])).toHaveValue('Ayşe');
    await userEvent.click(opener('saleText.preInformation'));
    expect(screen.getByText('Yeni form')).toBeVisible();
  });

  it('LW-04 the same texts read again stay accepted', async () => {
    const ports = renderedLink(lawful);
    ports.links.onCreate = () => failing(refused({ code: 'priceChanged' }));
    fillProduct();
    await userEvent.click(box());
    ports.links.onOpen = () => of({ ...lawful, price: 130_00, saleTexts: lawful.saleTexts && { ...lawful.saleTexts } });
    await pressContinue();
    expect(box()).toBeChecked();
  });

  it('LW-04 texts that changed meanwhile are named on the way back from the payment page', () => {
    const { ports, vm } = mountedLink(lawful);
    const shop = formOf(vm, ProductLinkVm);
    fillForm(shop);
    shop.accept(true);
    ports.links.onCreate = () => of({ token: 'token1' });
    vm.submit();
    ports.links.onOpen = () => of(changed);
    ports.clock.restored.next();
    expect(vm.changes).toEqual(['texts']);
    expect(shop.accepted).toBe(false);
  });

  /** The form is filled in and accepted by the time the order is refused; then the link is another one. */
  async function refusedWith(code: string, before: ProductLink, after: ProductLink) {
    const ports = renderedLink(before);
    ports.links.onCreate = () => failing(refused({ code }));
    fillProduct();
    if (before.saleTexts) await userEvent.click(box());
    ports.links.onOpen = () => of(after);
    await pressContinue();
    return screen.getByRole('alert');
  }

  it.each(['priceChanged', 'textsChanged'])(
    'LW-04 LK-07 price and texts that changed together are both told, whichever the provider names: %s',
    async (code) => {
      const alert = await refusedWith(code, lawful, { ...changed, price: 130_00 });
      expect(alert).toHaveFocus();
      expect(alert).toHaveTextContent(tr['linkFailure.termsChangedTitle']);
      expect(alert).toHaveTextContent('₺130,00');
      expect(alert).toHaveTextContent(tr['linkFailure.textsChanged']);
    },
  );

  it('LW-04 LK-07 texts and price that changed are told beside another reason', async () => {
    const alert = await refusedWith('outOfStock', lawful, { ...changed, price: 130_00 });
    expect(alert).toHaveTextContent(tr['linkFailure.outOfStock']);
    expect(alert).toHaveTextContent('₺130,00');
    expect(alert).toHaveTextContent(tr['linkFailure.textsChanged']);
  });

  it('LW-04 texts that a link got while its form was open are told as changed', async () => {
    const alert = await refusedWith('textsNotAccepted', { ...lawful, saleTexts: undefined }, lawful);
    expect(alert).toHaveTextContent(tr['linkFailure.textsChangedTitle']);
    expect(alert).toHaveTextContent(tr['linkFailure.textsChanged']);
    expect(box()).not.toBeChecked();
  });

  it('LW-04 such texts that could not be read are not named: the connection is', async () => {
    const ports = renderedLink({ ...lawful, saleTexts: undefined });
    ports.links.onCreate = () => failing(refused({ code: 'textsNotAccepted' }));
    fillProduct();
    ports.links.onOpen = () => failing({ kind: 'noAnswer' });
    await pressContinue();
    expect(screen.getByRole('alert')).toHaveTextContent(tr['linkFailure.other']);
  });

  it('LW-04 texts that changed and changed back are accepted anew', () => {
    const shop = new ProductLinkVm(lawful, new FakePorts().places);
    shop.accept(true);
    shop.renew(changed);
    shop.renew(lawful);
    expect(shop.accepted).toBe(false);
  });

  it('LW-04 where the texts have changed, the words send the shopper up the form', async () => {
    const alert = await refusedWith('textsChanged', lawful, changed);
    expect(alert).toHaveTextContent('Yeni metinler yukarıda');
    expect(box().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('LW-04 texts that were withdrawn are told as such, and nobody is sent up to new ones', async () => {
    const alert = await refusedWith('textsChanged', lawful, { ...lawful, saleTexts: undefined });
    expect(alert).toHaveTextContent(tr['linkFailure.textsWithdrawn']);
    expect(alert).not.toHaveTextContent('Yeni metinler');
  });

  it('LW-04 where a page cannot hash, it says that it lacks https, not that the connection failed', async () => {
    const alert = await refusedWith('insecurePage', lawful, lawful);
    expect(alert).toHaveTextContent(/güvenli bağlantıyla \(https\) açılmadığı için metinleri onaylayamıyorsunuz/);
  });
});
