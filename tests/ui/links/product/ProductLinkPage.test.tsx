/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { product } from '../../../domain/sample-links.js';
import { field, renderedLink, total } from '../rendered-link.js';

describe('a product', () => {
  it('LK-03 LK-07 shows name, description, picture, quantity, total and address', async () => {
    renderedLink({ ...product, description: 'İki katlı' });
    expect(screen.getByRole('heading', { level: 1, name: 'Çaydanlık' })).toBeVisible();
    expect(screen.getByText('İki katlı')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resmi büyüt: Çaydanlık' })).toBeVisible();
    expect(total()).toBe('₺123,45');
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    expect(total()).toBe('₺370,35');
  });

  const slip = () => within(screen.getByRole('heading', { level: 1 }).closest('section')!);

  it('PP-19 the slip says what all pieces cost together', async () => {
    renderedLink(product);
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    expect(slip().getByText(linkTr['link.amountDue']).parentElement).toHaveTextContent('₺246,90');
  });

  it('PP-19 the slip says how many pieces there are', async () => {
    renderedLink(product);
    await userEvent.click(screen.getByRole('button', { name: linkTr['quantity.more'] }));
    expect(slip().getByText(linkTr['link.priceEach']).parentElement).toHaveTextContent('₺123,45× 2');
  });

  it('LK-03 without a name has the heading of the page', () => {
    renderedLink({ ...product, title: '' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Güvenli ödeme');
    expect(screen.getByRole('button', { name: 'Resmi büyüt: Güvenli ödeme' })).toBeVisible();
  });

  it('QT-01 QT-02 the stepper warns where it stands, and its buttons always answer a press', async () => {
    const ports = renderedLink({ ...product, max: 2 });
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
    expect(quantity).toHaveAccessibleDescription('Stock limit: you can buy at most 2');
    fireEvent.input(quantity, { target: { value: '0' } });
    expect(quantity).toHaveValue('');
    expect(document.querySelector('form output')).toBeEmptyDOMElement();
  });

  it('IM-01 a picture that does not come leaves nothing broken, and nothing to open', () => {
    renderedLink(product);
    const picture = screen.getByRole('button', { name: 'Resmi büyüt: Çaydanlık' });
    fireEvent.error(picture.querySelector('img')!);
    expect(screen.queryByRole('button', { name: 'Resmi büyüt: Çaydanlık' })).toBeNull();
    expect(document.querySelector('section img')).toBeNull();
  });
});
