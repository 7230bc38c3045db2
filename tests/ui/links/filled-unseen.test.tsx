/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { flex, product } from '../../domain/sample-links.js';
import { FakePorts } from '../payment/fake-ports.js';
import { field, fillProduct, pressContinue, renderedLink, renderLinkPage } from './rendered-link.js';

const payer = {
  'address.fullName': 'Ayşe Yılmaz',
  'address.phone': '05551112233',
  'address.email': 'ayse@example.com',
  'address.detail': 'Moda Caddesi No: 5 Daire 3',
} as const;

/** As a script of the browser's own does, whose writing React does not see. */
function setUnseen(control: HTMLInputElement, text: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
}

describe('CN-23: a password manager that fills the form of a link in without an event', () => {
  it('the press sends what stands in the fields', async () => {
    const ports = renderedLink(flex);
    field(linkTr['link.payment']).value = '250';
    for (const [key, text] of Object.entries(payer)) field(linkTr[key as keyof typeof payer]).value = text;
    await pressContinue();
    expect(ports.links.orders).toHaveLength(1);
    expect(ports.links.orders[0]).toMatchObject({ amount: 25_000, name: 'Ayşe Yılmaz', email: 'ayse@example.com' });
  });

  it('past React, too: nothing is emptied when the first field is read', async () => {
    renderedLink(product);
    const filled = ['address.name', 'address.surname', 'address.phone', 'address.email', 'address.detail'] as const;
    const texts = ['Ayşe', 'Yılmaz', '05551112233', 'ayse@example.com', 'Moda Caddesi No: 5 Daire 3'];
    for (const [index, key] of filled.entries()) setUnseen(field(linkTr[key]), texts[index]!);
    fireEvent.focusIn(field(linkTr['address.province']));
    await act(async () => {});
    expect(filled.map((key) => field(linkTr[key]).value)).toEqual(texts);
  });

  it('what is filled in before the link’s data arrives stays in its fields, and is sent', async () => {
    const ports = new FakePorts();
    const arriving = new Subject<PaymentLink>();
    ports.links.onOpen = () => arriving;
    const { title, description } = flex;
    const known = { merchantName: 'Kitapçı', title, description, price: '', sign: '₺' };
    renderLinkPage(ports, true, { ...known, type: 'flex', shortId: 'abc_1' });
    setUnseen(field(linkTr['link.payment']), '250');
    for (const [key, text] of Object.entries(payer)) setUnseen(field(linkTr[key as keyof typeof payer]), text);
    act(() => arriving.next(flex));
    expect(field(linkTr['address.email'])).toHaveValue('ayse@example.com');
    await pressContinue();
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
