/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { product } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { renderLinkPage } from './rendered-link.js';

describe('links that cannot be paid', () => {
  it.each([
    ['notFound', 404, 'linkState.notFoundTitle'],
    ['deleted', 410, 'linkState.deletedTitle'],
    ['expired', 410, 'linkState.expiredTitle'],
    ['outOfStock', 400, 'linkState.outOfStockTitle'],
    ['overLimit', 400, 'linkState.overLimitTitle'],
    ['closed', 400, 'linkState.closedTitle'],
  ] as const)('a link that is %s says so in both languages', async (code, status, title) => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code }, status));
    renderLinkPage(ports);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkTr[title]);
    await act(() => ports.texts.choose('en'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkEn[title]);
    expect(screen.queryByRole('button', { name: linkEn['link.continue'] })).toBeNull();
  });

  it('LK-02 a link over the limit names it without a currency: the link may have any', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'overLimit' }, 400));
    renderLinkPage(ports);
    expect(screen.getByText(/^Bağlantıyla en fazla 9\.999\.999,00 tahsil edilebilir/)).toBeVisible();
  });

  const store = { merchantName: 'Hızlı Market', redirectUrl: 'https://market.example/' };

  it.each([
    ...['closed', 'deleted', 'expired', 'outOfStock'].map((code) => [code, refused({ code, ...store })] as const),
    ['pending', { kind: 'underWay', store }],
  ] as const)('LK-09 a link that is %s names the store to ask and leads to its site', (_state, failure) => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(failure);
    renderLinkPage(ports);
    expect(within(screen.getByRole('main')).getByText('Hızlı Market')).toBeVisible();
    expect(screen.getByRole('link', { name: linkTr['linkState.toStore'] })).toHaveAttribute(
      'href',
      'https://market.example/',
    );
  });

  it('RL-16 a paid link has no button that leads to its own pages', () => {
    const ports = new FakePorts();
    const own = 'https://pay.example/link/abc_1/success';
    ports.links.onOpen = () => failing({ kind: 'alreadyPaid', receipt: { ...receipt, redirectUrl: own } });
    renderLinkPage(ports);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkTr['linkState.paidTitle']);
    expect(screen.queryByRole('link', { name: linkTr['linkState.toStore'] })).toBeNull();
  });

  it('RL-09 the code and the group of a refused link stand beneath its sentence', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'closed', group: '3' }));
    renderLinkPage(ports);
    expect(screen.getByText('Hata kodu: closed')).toBeVisible();
    expect(screen.getByText('Hata grubu: 3')).toBeVisible();
  });

  it('LK-09 an address of the store that is not safe is no link', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'closed', redirectUrl: 'javascript:alert(1)' }));
    renderLinkPage(ports);
    expect(screen.queryByRole('link', { name: linkTr['linkState.toStore'] })).toBeNull();
  });

  it('a link of which a payment is under way says so in both languages', async () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing({ kind: 'underWay' });
    renderLinkPage(ports);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkTr['linkState.pendingTitle']);
    await act(() => ports.texts.choose('en'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkEn['linkState.pendingTitle']);
  });

  it('a collection that is paid names the merchant and the order', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    renderLinkPage(ports);
    expect(screen.getByRole('main')).toHaveTextContent('Kitapçı ödemesinin tamamı alındı. Yapmanız gereken bir');
    expect(screen.getByText('order1')).toBeVisible();
  });

  it('RT-03 RT-11 a link of another kind, or none, is the generic error with title and description', () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing({ kind: 'malformed', httpStatus: 200, field: 'data.linkPage.linkType' });
    renderLinkPage(ports);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tr['error.title']);
    expect(screen.getByText(tr['error.description'])).toBeVisible();
  });

  it('one that may open again can be asked again', async () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'outOfStock' }));
    renderLinkPage(ports);
    ports.links.onOpen = () => of(product);
    await userEvent.click(screen.getByRole('button', { name: linkTr['linkState.again'] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Çaydanlık' })).toBeVisible();
  });
});
