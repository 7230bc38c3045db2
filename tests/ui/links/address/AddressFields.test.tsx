/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NEVER, Subject } from 'rxjs';
import type { Province } from '../../../../src/domain/links/province.js';
import { links as linkEn } from '../../../../src/ui/texts/en/links.js';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { product } from '../../../domain/sample-links.js';
import { failing } from '../../../ports/failures.js';
import { FakePorts } from '../../payment/fake-ports.js';
import { enter, field, pressContinue, renderedLink } from '../rendered-link.js';

/** What stands above the province. */
function fillContact(): void {
  enter(linkTr['address.name'], 'Ayşe');
  enter(linkTr['address.surname'], 'Yılmaz');
  enter(linkTr['address.phone'], '05551112233');
  enter(linkTr['address.email'], 'ayse@example.com');
}

/** The page of a product whose list of provinces is in the test's hand. */
function awaitedProvinces() {
  const ports = new FakePorts();
  const provinces = new Subject<readonly Province[]>();
  ports.places.onProvinces = () => provinces;
  renderedLink(product, ports);
  return { ports, provinces };
}

describe('the address of a product', () => {
  it('AD-01 nothing is wrong before it is left; then it says so until it is mended', () => {
    renderedLink(product);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    enter(linkTr['address.name'], 'A1');
    expect(field(linkTr['address.name'])).toHaveAccessibleDescription('Rakam yazmayın');
    fireEvent.input(field(linkTr['address.name']), { target: { value: 'Ayşe' } });
    expect(field(linkTr['address.name'])).toHaveAttribute('aria-invalid', 'false');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it.each([
    ['address.name', 'A', 'En az 2 karakter', 'Min. 2 characters'],
    ['address.name', 'محمد', 'Yalnızca Latin harfleri kullanın', 'Use Latin letters and spaces only'],
    ['address.surname', 'Иванова', 'Yalnızca Latin harfleri kullanın', 'Use Latin letters and spaces only'],
    ['address.surname', 'x'.repeat(76), 'En fazla 75 karakter girin', 'Enter at most 75 characters'],
    ['address.phone', '555', 'En az 10 rakam girin', 'Enter at least 10 digits'],
    ['address.phone', 'telefon', 'Rakam girin; başta + olabilir', 'Enter digits only; + may come first'],
    ['address.phone', '1'.repeat(21), 'En fazla 20 karakter girin', 'Enter at most 20 characters'],
    ['address.email', 'ayse@', 'Geçerli bir e‑posta adresi girin', 'Enter a valid e‑mail address'],
    ['address.email', 'a+b@example.com', '“+” ve sonrasını “@”a kadar silin', 'Delete the part from “+” to “@”'],
    ['address.email', 'ş@example.com', '“ş” değil: a-z, 0-9 @ . _ -', 'Not “ş”: a-z, 0-9'],
    ['address.name', 'AYŞE-NUR', '“-” yerine boşluk bırakın', 'Type a space in place of “-”'],
    ['address.surname', "O'NEIL", "“'” yerine boşluk bırakın", "Type a space in place of “'”"],
    ['address.detail', 'Moda', 'En az 15 karakter', 'Min. 15 characters'],
    ['address.invoiceTitle', 'A', 'En az 3 karakter', 'Min. 3 characters'],
    ['address.taxOffice', '', 'Bu alan zorunludur', 'This field is required'],
    ['address.taxNumber', '12', '10 ya da 11 rakam girin', 'Enter 10 or 11 digits'],
  ] as const)(
    'AD-01 AD-04 AD-05 LG-04 %s %j says what is wrong in both languages',
    async (key, text, turkish, english) => {
      const ports = renderedLink({ ...product, invoiceSelected: true });
      enter(linkTr[key], text);
      expect(field(linkTr[key])).toHaveAccessibleDescription(expect.stringContaining(turkish));
      await act(() => ports.texts.choose('en'));
      expect(field(linkEn[key])).toHaveAccessibleDescription(expect.stringContaining(english));
    },
  );

  it('AD-02 the district waits for its city', () => {
    renderedLink(product);
    expect(field(linkTr['address.district'])).toBeDisabled();
    enter(linkTr['address.province'], 'Sivas');
    expect(field(linkTr['address.district'])).toBeEnabled();
    const offered = within(field(linkTr['address.district'])).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['İlçe seçin', 'Divriği', 'Merkez']);
  });

  it('AD-02 a city that waits for its list is not called wrong when the form is pressed', async () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => NEVER;
    renderedLink(product, ports);
    await pressContinue();
    expect(field(linkTr['address.province'])).toBeValid();
    expect(field(linkTr['address.detail'])).toBeInvalid();
  });

  it('AD-02 a district that waits for its city is not called wrong when the form is pressed', () => {
    renderedLink(product);
    fireEvent.submit(document.querySelector('form')!);
    expect(field(linkTr['address.province'])).toHaveAttribute('aria-invalid', 'true');
    expect(field(linkTr['address.district'])).toHaveAttribute('aria-invalid', 'false');
  });

  it('AD-02 while the cities load the field says so', () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => NEVER;
    renderedLink(product, ports);
    expect(field(linkTr['address.province'])).toHaveAttribute('aria-disabled', 'true');
    expect(field(linkTr['address.province'])).toHaveTextContent(linkTr['address.loading']);
  });

  it('LK-05 AD-02 PP-18 Continue leads to the city while the cities load, where it stays until one can be chosen', async () => {
    const { provinces } = awaitedProvinces();
    fillContact();
    enter(linkTr['address.detail'], 'Moda Caddesi No: 5 Daire 3');
    await pressContinue();
    expect(field(linkTr['address.province'])).toHaveFocus();
    act(() => provinces.next([{ name: 'Bolu', districts: ['Merkez'] }]));
    expect(field(linkTr['address.province'])).toHaveFocus();
    expect(field(linkTr['address.province'])).not.toHaveAttribute('aria-disabled');
  });

  it('AD-02 the focus of a city whose list does not come goes to the button that asks for it again', async () => {
    const { provinces } = awaitedProvinces();
    act(() => field(linkTr['address.province']).focus());
    act(() => provinces.error({ kind: 'noAnswer' }));
    expect(screen.getByRole('button', { name: tr['label.tryAgain'] })).toHaveFocus();
  });

  it('AD-02 the focus stays where it is when the list of cities does not come', async () => {
    const { provinces } = awaitedProvinces();
    act(() => field(linkTr['address.name']).focus());
    act(() => provinces.error({ kind: 'noAnswer' }));
    expect(field(linkTr['address.name'])).toHaveFocus();
  });

  it('AD-02 asking for the list again puts the focus where it will be', async () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => failing({ kind: 'noAnswer' });
    renderedLink(product, ports);
    ports.places.onProvinces = () => NEVER;
    await userEvent.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(field(linkTr['address.province'])).toHaveFocus();
  });

  it('AD-02 a list of cities that does not come can be asked for again', async () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => failing({ kind: 'noAnswer' });
    renderedLink(product, ports);
    ports.places.onProvinces = new FakePorts().places.onProvinces;
    await userEvent.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(field(linkTr['address.province'])).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(linkTr['address.missing'])).toBeNull();
  });

  it('LK-05 AD-02 where the list of cities did not come, Continue leads to the button that asks for it again', async () => {
    const ports = new FakePorts();
    ports.places.onProvinces = () => failing({ kind: 'noAnswer' });
    renderedLink(product, ports);
    await pressContinue();
    // What is wrong above it comes first.
    expect(field(linkTr['address.name'])).toHaveFocus();
    fillContact();
    await pressContinue();
    expect(screen.getByRole('button', { name: tr['label.tryAgain'] })).toHaveFocus();
  });

  it('AD-03 abroad hides city and district and asks for the country, by its name in the page’s language', async () => {
    renderedLink(product);
    await userEvent.click(screen.getByLabelText(linkTr['address.abroad']));
    expect(screen.queryByLabelText(linkTr['address.province'])).toBeNull();
    expect(screen.queryByLabelText(linkTr['address.district'])).toBeNull();
    await userEvent.selectOptions(field(linkTr['address.country']), 'Avusturya');
    expect(field(linkTr['address.country'])).toHaveValue('AT');
  });

  it('AD-04 a zip code that is not needed says so', () => {
    renderedLink(product);
    expect(field('Posta kodu (isteğe bağlı)')).toHaveAttribute('aria-required', 'false');
  });

  it('AD-04 a zip code that is needed says so', () => {
    renderedLink({ ...product, zipRequired: true });
    expect(field('Posta kodu')).toHaveAttribute('aria-required', 'true');
  });

  it('AD-05 the invoice box opens its fields', async () => {
    renderedLink(product);
    expect(screen.queryByLabelText(linkTr['address.taxNumber'])).toBeNull();
    await userEvent.click(screen.getByLabelText(linkTr['address.invoice']));
    for (const name of ['address.invoiceTitle', 'address.taxOffice', 'address.taxNumber'] as const)
      expect(field(linkTr[name])).toBeVisible();
  });

  it('AD-05 where the link says so the box is checked and its fields are open at first', () => {
    renderedLink({ ...product, invoiceSelected: true });
    expect(screen.getByLabelText(linkTr['address.invoice'])).toBeChecked();
    expect(field(linkTr['address.taxNumber'])).toBeVisible();
  });
});
