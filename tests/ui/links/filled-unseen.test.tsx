/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { flex, product } from '../../domain/sample-links.js';
import { field, fillProduct, pressContinue, renderedLink } from './rendered-link.js';

const payer = {
  'address.fullName': 'Ayşe Yılmaz',
  'address.phone': '05551112233',
  'address.email': 'ayse@example.com',
  'address.detail': 'Moda Caddesi No: 5 Daire 3',
} as const;

describe('CN-23: a password manager that fills the form of a link in without an event', () => {
  it('the press sends what stands in the fields', async () => {
    const ports = renderedLink(flex);
    field(linkTr['link.payment']).value = '250';
    for (const [key, text] of Object.entries(payer)) field(linkTr[key as keyof typeof payer]).value = text;
    await pressContinue();
    expect(ports.links.orders).toHaveLength(1);
    expect(ports.links.orders[0]).toMatchObject({ amount: 25_000, name: 'Ayşe Yılmaz', email: 'ayse@example.com' });
  });

  it('nothing is emptied when another field is left', () => {
    renderedLink(product);
    fillProduct();
    const name = field(linkTr['address.name']);
    name.value = 'Ayşegül';
    fireEvent.focusIn(field(linkTr['address.surname']));
    fireEvent.blur(name);
    expect(screen.getByDisplayValue('Ayşegül')).toBe(name);
  });
});
