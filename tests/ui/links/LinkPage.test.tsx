/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { NEVER, of } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { LinkPage } from '../../../src/ui/links/LinkPage.js';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages, receipt } from '../payment/payment-samples.js';
import { collection, flex, product } from './link-samples.js';

jest.setTimeout(60_000);

function visit(link: PaymentLink, ports = new FakePorts()) {
  ports.links.onOpen = () => of(link);
  render(
    <LinkPage ports={ports} texts={ports.texts} theme={ports.theme} providerPages={providerPages} shortId="abc_1" />,
    {
      wrapper: StrictMode,
    },
  );
  return ports;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const goOn = () => userEvent.click(screen.getByRole('button', { name: linkTr['link.continue'] }));
const total = () => screen.getByText(linkTr['link.amountDue']).parentElement?.querySelector('output')?.textContent;

/** Types into a field and leaves it. */
function enter(label: string, text: string): void {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

function fillProduct(): void {
  enter(linkTr['address.name'], 'Ayşe');
  enter(linkTr['address.surname'], 'Yılmaz');
  enter(linkTr['address.phone'], '05551112233');
  enter(linkTr['address.email'], 'ayse@example.com');
  enter(linkTr['address.province'], 'İstanbul');
  enter(linkTr['address.district'], 'Kadıköy');
  enter(linkTr['address.detail'], 'Moda Caddesi No: 5 Daire 3');
}

describe('a collection', () => {
  it('LK-01 shows who pays, not to be edited, and how much is left, to be edited', async () => {
    const ports = visit(collection);
    expect(field(linkTr['address.fullName'])).toHaveValue('Ayşe Yılmaz');
    expect(field(linkTr['address.fullName'])).toHaveAttribute('readonly');
    expect(field(linkTr['address.email'])).toHaveAttribute('readonly');
    expect(field(linkTr['link.payment'])).toHaveValue('1.500,00');
    ports.links.onCreate = () => of({ token: 'tok1' });
    enter(linkTr['link.payment'], '500');
    expect(screen.getByText('Bu ödemeden sonra ₺1.000,00 kalır')).toBeVisible();
    await goOn();
    expect(ports.links.orders).toEqual([{ kind: 'collection', amount: 50_000 }]);
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  it.each([
    ['', 'Bu alan zorunludur', 'This field is required'],
    ['1,2,3', 'Tutarı 1.234,56 gibi yazın', 'Write the amount like 1.234,56'],
    ['0,99', 'En az ₺1,00 girin', 'Enter at least ₺1,00'],
    ['2000', 'En fazla ₺1.500,00 girin', 'Enter at most ₺1.500,00'],
    ['1.499,50', 'Kalan tutar sıfır ya da en az ₺1,00 olmalı', 'What is left must be zero or at least ₺1,00'],
    ['99999999', 'Tahsilat tutarı ₺9.999.999,00 sınırını aşamaz', 'A collection cannot exceed ₺9.999.999,00'],
  ])(
    'LK-02 LG-04 %j says what is wrong when it is left, in both languages, and stays as it is',
    async (text, turkish, english) => {
      const ports = visit(collection);
      enter(linkTr['link.payment'], text);
      const amount = field(linkTr['link.payment']);
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(turkish));
      expect(amount).toHaveAttribute('aria-invalid', 'true');
      await act(() => ports.texts.choose('en'));
      expect(field(linkEn['link.payment'])).toHaveAccessibleDescription(expect.stringContaining(english));
    },
  );

  it.each([
    ['1.234,56', '1.234,56'],
    ['1234.5', '1.234,50'],
    ['₺1.250', '1.250,00'],
    [' 1 250,5 TL ', '1.250,50'],
    ['１２３', '123,00'],
  ])('LK-02 %j is shown as %s when the field is left', (text, shown) => {
    visit(collection);
    enter(linkTr['link.payment'], text);
    expect(field(linkTr['link.payment'])).toHaveValue(shown);
  });

  it('LK-02 while it is typed nothing is taken away, and the caret stays', async () => {
    visit(collection);
    const amount = field(linkTr['link.payment']);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1x,2,3');
    expect(amount).toHaveValue('1x,2,3');
    amount.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}9');
    expect([amount.value, amount.selectionStart]).toEqual(['19,2,3', 2]);
  });

  it('LK-02 without its payer it says why it cannot be paid; the button is not dead', async () => {
    const ports = visit({ ...collection, payerName: '' });
    expect(screen.getByText(linkTr['link.payerBroken'])).toBeVisible();
    expect(field(linkTr['address.fullName'])).toHaveAccessibleDescription(expect.stringContaining('zorunludur'));
    await goOn();
    expect(field(linkTr['address.fullName'])).toHaveFocus();
    expect(ports.links.orders).toEqual([]);
  });
});

describe('a product', () => {
  it('LK-03 LK-07 shows name, description, picture, quantity, total and address', async () => {
    visit({ ...product, description: 'İki katlı' });
    expect(screen.getByRole('heading', { level: 1, name: 'Çaydanlık' })).toBeVisible();
    expect(screen.getByText('İki katlı')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resmi büyüt: Çaydanlık' })).toBeVisible();
    expect(total()).toBe('₺123,45');
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    expect(total()).toBe('₺370,35');
  });

  it('QT-01 QT-02 the stepper warns where it stands, and its buttons are never dead under a finger', async () => {
    const ports = visit({ ...product, max: 2 });
    const less = screen.getByRole('button', { name: linkTr['quantity.less'] });
    const more = screen.getByRole('button', { name: linkTr['quantity.more'] });
    const quantity = field(linkTr['quantity.label']);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await userEvent.click(more);
    expect(quantity).toHaveValue('1');
    expect(quantity).toHaveAccessibleDescription('Stok sınırı: en fazla 2 adet alabilirsiniz');
    expect(more).toHaveFocus();
    await act(() => ports.texts.choose('en'));
    expect(quantity).toHaveAccessibleDescription('Stock limit: you can buy 2 at the most');
    fireEvent.change(quantity, { target: { value: '0' } });
    expect(quantity).toHaveValue('');
    expect(document.querySelector('form output')).toHaveTextContent('–');
  });

  it('AD-01 nothing is wrong before it is left; then it says so until it is mended', () => {
    visit(product);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    enter(linkTr['address.name'], 'A1');
    expect(field(linkTr['address.name'])).toHaveAccessibleDescription('Yalnızca harf ve boşluk kullanın');
    fireEvent.change(field(linkTr['address.name']), { target: { value: 'Ayşe' } });
    expect(field(linkTr['address.name'])).toHaveAttribute('aria-invalid', 'false');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it.each([
    ['address.name', 'A', 'En az 2 karakter girin', 'Enter at least 2 characters'],
    ['address.surname', 'x'.repeat(76), 'En fazla 75 karakter girin', 'Enter at most 75 characters'],
    ['address.phone', '555', 'En az 10 rakam girin', 'Enter at least 10 digits'],
    ['address.phone', 'telefon', 'Rakam girin; başta + olabilir', 'Enter digits only, + may come first'],
    ['address.phone', '1'.repeat(21), 'En fazla 20 karakter girin', 'Enter at most 20 characters'],
    ['address.email', 'ayse@', 'Geçerli bir e-posta adresi girin', 'Enter a valid e-mail address'],
    ['address.email', 'a+b@example.com', 'Yalnızca a-z, rakam ve @ . _ - girin', 'Use only a-z, digits and @ . _ -'],
    ['address.detail', 'Moda', 'En az 15 karakter girin', 'Enter at least 15 characters'],
    ['address.invoiceTitle', 'A', 'En az 3 karakter girin', 'Enter at least 3 characters'],
    ['address.taxOffice', '', 'Bu alan zorunludur', 'This field is required'],
    ['address.taxNumber', '12', '10 ya da 11 rakam girin', 'Enter 10 or 11 digits'],
  ] as const)(
    'AD-01 AD-04 AD-05 LG-04 %s %j says what is wrong in both languages',
    async (key, text, turkish, english) => {
      const ports = visit({ ...product, invoiceSelected: true });
      enter(linkTr[key], text);
      expect(field(linkTr[key])).toHaveAccessibleDescription(expect.stringContaining(turkish));
      await act(() => ports.texts.choose('en'));
      expect(field(linkEn[key])).toHaveAccessibleDescription(expect.stringContaining(english));
    },
  );

  it('AD-02 the district waits for its city', () => {
    visit(product);
    expect(field(linkTr['address.district'])).toBeDisabled();
    enter(linkTr['address.province'], 'Sivas');
    expect(field(linkTr['address.district'])).toBeEnabled();
    const offered = within(field(linkTr['address.district'])).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['İlçe seçin', 'Divriği', 'Merkez']);
  });

  it('AD-02 while the cities load the field says so, and a list that does not come can be asked for again', async () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => NEVER;
    visit(product, ports);
    expect(field(linkTr['address.province'])).toBeDisabled();
    expect(screen.getByText(linkTr['address.loading'])).toBeInTheDocument();
    document.body.innerHTML = '';
    const other = new FakePorts();
    other.places.onProvinces = () => failing({ kind: 'noAnswer' });
    visit(product, other);
    other.places.onProvinces = new FakePorts().places.onProvinces;
    await userEvent.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(field(linkTr['address.province'])).toBeEnabled();
    expect(screen.queryByText(linkTr['address.missing'])).toBeNull();
  });

  it('AD-03 abroad hides city and district', async () => {
    visit(product);
    await userEvent.click(screen.getByLabelText(linkTr['address.abroad']));
    expect(screen.queryByLabelText(linkTr['address.province'])).toBeNull();
    expect(screen.queryByLabelText(linkTr['address.district'])).toBeNull();
  });

  it('AD-04 the zip code says whether it is needed', () => {
    visit(product);
    expect(field('Posta kodu (isteğe bağlı)')).toHaveAttribute('aria-required', 'false');
    document.body.innerHTML = '';
    visit({ ...product, zipRequired: true });
    expect(field('Posta kodu')).toHaveAttribute('aria-required', 'true');
  });

  it('AD-05 the invoice box opens its fields; it starts as the link says', async () => {
    visit(product);
    expect(screen.queryByLabelText(linkTr['address.taxNumber'])).toBeNull();
    await userEvent.click(screen.getByLabelText(linkTr['address.invoice']));
    expect(field(linkTr['address.taxNumber'])).toBeVisible();
  });

  it('LK-05 a form that is not right keeps everything and puts the focus into its first wrong field', async () => {
    const ports = visit(product);
    fillProduct();
    enter(linkTr['address.phone'], '555');
    enter(linkTr['address.detail'], '');
    await goOn();
    expect(field(linkTr['address.phone'])).toHaveFocus();
    expect(field(linkTr['address.name'])).toHaveValue('Ayşe');
    expect(ports.links.orders).toEqual([]);
  });

  it('LK-05 while the payment is created the form takes nothing, and the button says so and keeps the focus', async () => {
    const ports = visit(product);
    fillProduct();
    await goOn();
    const busy = screen.getByRole('button', { name: linkTr['link.creating'] });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    expect(field(linkTr['address.name']).closest('[inert]')).not.toBeNull();
    await userEvent.click(busy);
    expect(ports.links.orders).toHaveLength(1);
  });

  it('LK-05 a payment that is not created says why, in focus, and leaves the form as it was', async () => {
    const ports = visit(product);
    ports.links.onCreate = () => failing({ kind: 'noAnswer' });
    fillProduct();
    await goOn();
    const alert = screen.getByText(linkTr['linkFailure.other']).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(field(linkTr['address.name'])).toHaveValue('Ayşe');
    expect(field(linkTr['address.district'])).toHaveValue('Kadıköy');
  });

  it('IM-01 a picture that does not come leaves nothing broken, and nothing to open', () => {
    visit(product);
    const picture = screen.getByRole('button', { name: 'Resmi büyüt: Çaydanlık' });
    fireEvent.error(picture.querySelector('img')!);
    expect(screen.queryByRole('button', { name: 'Resmi büyüt: Çaydanlık' })).toBeNull();
    expect(document.querySelector('section img')).toBeNull();
  });
});

describe('flex', () => {
  it('LK-04 asks who pays and how much; each message in both languages', async () => {
    const ports = visit(flex);
    await goOn();
    expect(field(linkTr['link.payment'])).toHaveFocus();
    enter(linkTr['link.payment'], '10.000,01');
    expect(field(linkTr['link.payment'])).toHaveAccessibleDescription(expect.stringContaining('En fazla ₺10.000,00'));
    enter(linkTr['address.fullName'], 'x'.repeat(76));
    expect(field(linkTr['address.fullName'])).toHaveAccessibleDescription('En fazla 75 karakter girin');
    await act(() => ports.texts.choose('en'));
    expect(field(linkEn['address.fullName'])).toHaveAccessibleDescription('Enter at most 75 characters');
    expect(field(linkEn['address.phone'])).toHaveAccessibleDescription(en['validation.required']);
  });
});

describe('links that cannot be paid', () => {
  it.each([
    ['notFound', 404, 'linkState.notFoundTitle'],
    ['deleted', 410, 'linkState.deletedTitle'],
    ['expired', 410, 'linkState.expiredTitle'],
    ['pending', 400, 'linkState.pendingTitle'],
    ['outOfStock', 400, 'linkState.outOfStockTitle'],
    ['overLimit', 400, 'linkState.overLimitTitle'],
  ] as const)('a link that is %s says so in both languages', async (code, status, title) => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code }, status));
    render(
      <LinkPage ports={ports} texts={ports.texts} theme={ports.theme} providerPages={providerPages} shortId="abc_1" />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkTr[title]);
    await act(() => ports.texts.choose('en'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkEn[title]);
    expect(screen.queryByRole('button', { name: linkEn['link.continue'] })).toBeNull();
  });

  it('a collection that is paid names the merchant and the order', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    render(
      <LinkPage ports={ports} texts={ports.texts} theme={ports.theme} providerPages={providerPages} shortId="abc_1" />,
    );
    expect(screen.getByText('Kitapçı ödemesinin tamamı alındı. Yapmanız gereken bir şey yok.')).toBeVisible();
    expect(screen.getByText('order1')).toBeVisible();
  });

  it('RT-03 RT-11 a link of another kind, or none, is the generic error with title and description', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing({ kind: 'malformed', httpStatus: 200, field: 'data.linkPage.linkType' });
    render(
      <LinkPage ports={ports} texts={ports.texts} theme={ports.theme} providerPages={providerPages} shortId="abc_1" />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tr['error.title']);
    expect(screen.getByText(tr['error.description'])).toBeVisible();
  });

  it('one that may open again can be asked again', async () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'outOfStock' }));
    render(
      <LinkPage ports={ports} texts={ports.texts} theme={ports.theme} providerPages={providerPages} shortId="abc_1" />,
    );
    ports.links.onOpen = () => of(product);
    await userEvent.click(screen.getByRole('button', { name: linkTr['linkState.again'] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Çaydanlık' })).toBeVisible();
  });
});
