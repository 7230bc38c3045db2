/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import hidden from '../../../src/ui/kit/VisuallyHidden.styles.js';
import successStyles from '../../../src/ui/outcome/Success.styles.js';
import { cardExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { wear } from '../kit/look.js';
import type { FakePorts } from '../payment/fake-ports.js';
import { pass } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { details, paid, shown } from './paid-receipt.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();

const wayBack = () => screen.getByRole('link', { name: tr['label.backToStore'] });
/** Shows the receipt beside the screen with the way back to the store, or under it. */
const room = () => wayBack().closest('section')!.nextElementSibling;
const countdown = () => screen.queryByText(/saniye içinde/);
const left = (ports: FakePorts) => ports.host.calls.filter((call) => call.startsWith('leaveTo'));

describe('the receipt of a paid order', () => {
  it('RL-12 CN-09 MA-09 names amount, date and time, the card with its last digits, installments and points', async () => {
    const { ports } = await paid();
    expect(shown()).toHaveTextContent('₺420,00');
    expect(shown()).toHaveTextContent('15 Haziran 2026 12:05');
    expect(shown()).toHaveTextContent('Visa •••• 4358');
    expect(shown()).toHaveTextContent('3 taksit');
    expect(shown()).toHaveTextContent('₺50,00');
    expect(shown()).toHaveTextContent(`${tr['receipt.surcharge']}₺16,30`);
    expect(screen.getByText('order1')).toBeVisible();
    expect(new Set(ports.receipts.calls)).toEqual(new Set(['read token1']));
  });

  it.each([['read', details] as const, ['lost', 'none'] as const])(
    'LK-05 what a paid link was filled in with is dropped, its own alone, with a receipt that is %s',
    async (_receipt, answered) => {
      const { ports } = await paid(answered);
      expect([...ports.drafts.kept.keys()]).toEqual(['abc_2']);
    },
  );

  it('RL-12 of another method names that, and neither installments nor points', async () => {
    await paid({
      ...details,
      methodName: 'Juzdan',
      scheme: '',
      last4: '',
      installmentCount: 0,
      surcharge: 0,
      points: 0,
    });
    expect(shown()).toHaveTextContent('Juzdan');
    expect(within(shown()).queryByText(tr['receipt.installments'])).toBeNull();
    expect(within(shown()).queryByText(tr['receipt.points'])).toBeNull();
    expect(within(shown()).queryByText(tr['receipt.surcharge'])).toBeNull();
  });

  it('PP-19 the slip has the lines of the basket, and is stamped', async () => {
    await paid();
    expect(within(shown()).getByText('Kitap').closest('li')).toHaveTextContent('Kitap × 2₺400,00');
    expect(within(shown()).getByText(tr['receipt.paid'])).toBeVisible();
  });

  it('LK-11 says what the merchant of the link has to say', async () => {
    await paid({ ...details, message: 'Kargonuz yarın yola çıkar.' });
    expect(screen.getByText('Kargonuz yarın yola çıkar.')).toBeVisible();
  });

  it('RL-12 RL-07 can be printed, which stops the redirect', async () => {
    const { ports, user } = await paid();
    await user.click(screen.getByRole('button', { name: tr['receipt.print'] }));
    expect(ports.receipts.calls).toContain('print');
    pass(60_000);
    expect(left(ports)).toEqual([]);
  });

  it('RL-12 RL-07 can be copied with merchant and order, which stops the redirect and is announced', async () => {
    const { ports, user } = await paid();
    await user.click(screen.getByRole('button', { name: tr['receipt.copy'] }));
    const copied = ports.receipts.calls.find((call) => call.startsWith('copy')) ?? '';
    expect(copied).toContain('Kitapçı\nSipariş no: order1\nÖdenen tutar: ₺420,00');
    expect(copied).toContain('Ödeme yöntemi: Visa •••• 4358');
    expect(screen.getByText(tr['receipt.copied'])).toBeInTheDocument();
    pass(60_000);
    expect(left(ports)).toEqual([]);
  });

  it.each([
    ['copied', true, 'receipt.copied'],
    ['not copied', false, 'receipt.copyFailed'],
  ] as const)('RL-12 that it was %s is seen and said once, in a place that is there before', async (_, done, said) => {
    const { ports, user } = await paid();
    ports.receipts.onCopy = () => of(done);
    const status = within(shown()).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    expect(status).not.toHaveClass(hidden.hidden);
    await user.click(screen.getByRole('button', { name: tr['receipt.copy'] }));
    expect(status).toHaveTextContent(tr[said]);
    expect(screen.getAllByText(tr[said])).toHaveLength(1);
    expect(within(shown()).getAllByRole('status')).toHaveLength(1);
  });

  it('RL-12 RL-07 the focus within it stops the redirect', async () => {
    const { ports } = await paid();
    act(() => screen.getByRole('button', { name: tr['receipt.copy'] }).focus());
    pass(60_000);
    expect(left(ports)).toEqual([]);
  });

  it.each(['beforeprint', 'copy'])('RL-12 RL-07: %s by the browser’s own menu stops the redirect', async (event) => {
    const { ports } = await paid();
    fireEvent(document.body, new Event(event, { bubbles: true }));
    pass(60_000);
    expect(left(ports)).toEqual([]);
  });

  it.each([
    ['are being read', NEVER],
    ['do not arrive', 'none'],
  ] as const)('RL-12 RL-07: a press on the slip stops the redirect while its details %s', async (_when, answered) => {
    const { ports } = await paid(answered);
    fireEvent.pointerDown(within(room() as HTMLElement).getByText('order1'));
    pass(60_000);
    expect(left(ports)).toEqual([]);
  });

  it('RL-12 RL-07 a receipt that nothing is done with lets the shopper be taken back', async () => {
    const { ports } = await paid();
    expect(shown()).toBeVisible();
    pass(3_000);
    expect(left(ports)).toEqual(['leaveTo https://store.example/ok']);
  });

  it('RL-12 it stands beside the way back to the store, which its arrival does not move', async () => {
    await paid();
    expect(room()).toContainElement(shown());
  });

  describe('the room of a receipt', () => {
    let undo = () => {};
    beforeEach(() => {
      undo = wear(successStyles);
    });
    afterEach(() => undo());

    it('RL-12 PP-19 is kept while it is read, with the merchant and the order on the slip', async () => {
      await paid(NEVER);
      expect(getComputedStyle(room()!).minHeight).toBe('26rem');
      expect(room()).toHaveTextContent('Kitapçı');
      expect(room()).toHaveTextContent('order1');
      expect(screen.queryByRole('region', { name: tr['receipt.title'] })).toBeNull();
    });

    it('RL-12 RL-07 the line of the redirect keeps its place when a press stops that, and is not read any more', async () => {
      await paid();
      pass(0);
      expect(countdown()).toBeVisible();
      fireEvent.pointerDown(shown());
      expect(countdown()).toBeInTheDocument();
      expect(countdown()).not.toBeVisible();
    });
  });

  it('RL-12 where its details do not arrive the screen stands without them', async () => {
    const { ports } = await paid('none');
    expect(screen.queryByRole('region', { name: tr['receipt.title'] })).toBeNull();
    expect(screen.getByText('order1')).toBeVisible();
    pass(3000);
    expect(left(ports)).toEqual(['leaveTo https://store.example/ok']);
  });
});
