/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { collection, product } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { onTouchScreen } from '../forms/touch-screen.js';
import { enter, field, fillProduct, pressContinue, renderedLink } from './rendered-link.js';

describe('the way back from a link', () => {
  // A document of the tests goes nowhere.
  const stay = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  };
  beforeEach(() => document.addEventListener('click', stay));
  afterEach(() => document.removeEventListener('click', stay));

  const wayBack = () => screen.getByRole('link', { name: new RegExp(`^${tr['label.backToStore']}`) });

  it('PP-16 leads to the merchant’s site, and asks nothing while nothing is typed', async () => {
    renderedLink(product);
    expect(wayBack()).toHaveAttribute('href', product.merchant.website);
    await userEvent.click(wayBack());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('PP-16 asks first when something was typed', async () => {
    const ports = renderedLink(product);
    enter(linkTr['address.name'], 'Ayşe');
    await userEvent.click(wayBack());
    const question = screen.getByRole('alertdialog', { name: linkTr['leave.title'] });
    expect(ports.host.calls).not.toContain(`leaveTo ${product.merchant.website}`);
    await userEvent.click(within(question).getByRole('button', { name: tr['label.backToStore'] }));
    expect(ports.host.calls).toContain(`leaveTo ${product.merchant.website}`);
  });
});

describe('the payment of a link', () => {
  it('LK-05 a form that is not right keeps everything and puts the focus into its first wrong field', async () => {
    const ports = renderedLink(product);
    fillProduct();
    enter(linkTr['address.phone'], '555');
    enter(linkTr['address.detail'], '');
    await pressContinue();
    expect(field(linkTr['address.phone'])).toHaveFocus();
    expect(field(linkTr['address.name'])).toHaveValue('Ayşe');
    expect(ports.links.orders).toEqual([]);
  });

  it('LK-05 while the payment is created the form takes nothing, and the button says so and keeps the focus', async () => {
    const ports = renderedLink(product);
    fillProduct();
    await pressContinue();
    const busy = screen.getByRole('button', { name: linkTr['link.creating'] });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    expect(field(linkTr['address.name']).closest('[inert]')).not.toBeNull();
    await userEvent.click(busy);
    expect(ports.links.orders).toHaveLength(1);
  });

  it('LK-05 PP-18 sent by Enter, the focus goes from the field to the button, since the field takes nothing now', async () => {
    renderedLink(product);
    fillProduct();
    await userEvent.click(field(linkTr['address.name']));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: linkTr['link.creating'] })).toHaveFocus();
  });

  it('LK-05 a payment that is not created says why, in focus, and leaves the form as it was', async () => {
    const ports = renderedLink(product);
    ports.links.onCreate = () => failing({ kind: 'noAnswer' });
    fillProduct();
    await pressContinue();
    const alert = screen.getByText(linkTr['linkFailure.other']).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(field(linkTr['address.name'])).toHaveValue('Ayşe');
    expect(field(linkTr['address.district'])).toHaveValue('Kadıköy');
  });

  it('LK-07 LG-04 a price that has changed is named in both languages, in focus', async () => {
    const ports = renderedLink(product);
    ports.links.onCreate = () => failing(refused({ code: 'priceChanged', description: 'anlatım' }));
    fillProduct();
    ports.links.onOpen = () => of({ ...product, price: 130_00 });
    await pressContinue();
    const alert = screen.getByText(linkTr['linkFailure.priceChangedTitle']).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('₺130,00');
    await act(() => ports.texts.choose('en'));
    expect(screen.getByText(linkEn['linkFailure.priceChangedTitle'])).toBeVisible();
  });

  it('LG-03 the provider’s words are not quoted in another language than the page’s', async () => {
    const ports = renderedLink(product);
    ports.links.onCreate = () => failing(refused({ code: 'technical', description: 'Teknik hata', lang: 'tr' }, 500));
    fillProduct();
    await pressContinue();
    expect(screen.getByText('Teknik hata')).toBeVisible();
    await act(() => ports.texts.choose('en'));
    expect(screen.queryByText('Teknik hata')).toBeNull();
    expect(screen.getByText(en['error.sorryTryLater'])).toBeVisible();
  });
});

describe('the Enter key on the form of a link', () => {
  const press = async (label: string) => {
    await userEvent.click(field(label));
    await userEvent.keyboard('{Enter}');
  };

  it('PP-18 at a desk sends the form from any field', async () => {
    const ports = renderedLink(product);
    fillProduct();
    await press(linkTr['address.name']);
    expect(ports.links.orders).toHaveLength(1);
  });

  describe('on a touch screen', () => {
    onTouchScreen();

    it.each([
      [linkTr['quantity.label'], linkTr['address.name']],
      [linkTr['address.name'], linkTr['address.surname']],
      [linkTr['address.phone'], linkTr['address.email']],
      [linkTr['address.email'], linkTr['address.province']],
    ])('PP-18 leads from %s to %s, and sends nothing', async (from, to) => {
      const ports = renderedLink(product);
      fillProduct();
      await press(from);
      expect(field(to)).toHaveFocus();
      expect(ports.links.orders).toEqual([]);
    });

    it('PP-18 writes a new line in an address', async () => {
      const ports = renderedLink(product);
      fillProduct();
      await press(linkTr['address.detail']);
      expect(field(linkTr['address.detail'])).toHaveFocus();
      expect(ports.links.orders).toEqual([]);
    });

    it('PP-18 sends the form from the last field', async () => {
      const ports = renderedLink(product);
      fillProduct();
      const last = screen.getByLabelText(new RegExp(linkTr['address.zip']));
      expect(last).toHaveAttribute('enterkeyhint', 'done');
      await userEvent.click(last);
      await userEvent.keyboard('{Enter}');
      expect(ports.links.orders).toHaveLength(1);
    });
  });
});

describe('a link that takes no payment for a moment', () => {
  it.each([
    ['pending', 'linkFailure.pending'],
    ['closed', 'linkFailure.closed'],
    ['overLimit', 'linkFailure.overLimit'],
  ] as const)('LK-05 LG-04 says that it is %s in both languages, and keeps its form', async (code, text) => {
    const ports = renderedLink(collection);
    ports.links.onCreate = () => failing(refused({ code, description: 'anlatım' }));
    await pressContinue();
    expect(screen.getByText(linkTr[text])).toBeVisible();
    await act(() => ports.texts.choose('en'));
    expect(screen.getByText(linkEn[text])).toBeVisible();
  });
});
