/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NEVER, of, throwError } from 'rxjs';
import { cardExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import type { shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { details, paid, shown } from './paid-receipt.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();

describe('the receipt of an order whose texts were accepted', () => {
  const hash = `0123456789ab${'c'.repeat(52)}`;
  const accepted = {
    preInformation: { version: '1.0', sha256: 'a'.repeat(64) },
    contract: { version: '2.0', sha256: hash },
    at: Date.parse('2026-06-15T09:00:00Z'),
    link: 'kitap1',
    language: 'en',
  } as const;
  const open = (user: ReturnType<typeof shopper>, key: 'saleText.preInformation' | 'saleText.contract') =>
    user.click(screen.getByRole('button', { name: tr[key] }));

  it('LW-05 names both with their versions, and opens each over the receipt', async () => {
    const { ports, user } = await paid({ ...details, accepted });
    expect(shown()).toHaveTextContent(`${tr['saleText.contract']}Sürüm: 2.0`);
    ports.receipts.onSaleText = () => of('Madde 1\n  Taraflar');
    await open(user, 'saleText.contract');
    const dialog = screen.getByRole('dialog', { name: tr['saleText.contract'] });
    expect(within(dialog).getByRole('region').textContent).toBe('Madde 1\n  Taraflar');
    expect(ports.receipts.calls).toContain(`saleText token1 contract ${hash}`);
    await user.click(within(dialog).getByRole('button', { name: tr['saleText.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LW-05 a text that does not arrive says so, and is asked for again when it is opened again', async () => {
    const { ports, user } = await paid({ ...details, accepted });
    await open(user, 'saleText.preInformation');
    expect(screen.getByText(tr['receipt.textMissing'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: tr['saleText.close'] }));
    ports.receipts.onSaleText = () => of('Form');
    await open(user, 'saleText.preInformation');
    expect(screen.getByText('Form')).toBeVisible();
  });

  it('LW-05 the slip and its copy name hash, time and link of what was accepted, the dialog the whole hash', async () => {
    const { ports, user } = await paid({ ...details, accepted });
    expect(shown()).toHaveTextContent(`${tr['saleText.contract']}Sürüm: 2.0, SHA-256: 0123456789ab…`);
    expect(shown()).toHaveTextContent(`${tr['receipt.acceptedAt']}15 Haziran 2026 12:00`);
    expect(shown()).toHaveTextContent(`${tr['receipt.link']}kitap1`);
    await user.click(screen.getByRole('button', { name: tr['receipt.copy'] }));
    const copied = ports.receipts.calls.find((call) => call.startsWith('copy')) ?? '';
    expect(copied).toContain(`${tr['receipt.link']}: kitap1`);
    await open(user, 'saleText.contract');
    expect(screen.getByRole('dialog')).toHaveTextContent(hash);
  });

  it('LW-05 the text is in the language of its link, and no translation changes it', async () => {
    const { ports, user } = await paid({ ...details, accepted });
    ports.receipts.onSaleText = () => of('Clause 1');
    await open(user, 'saleText.contract');
    const text = screen.getByText('Clause 1');
    expect(text).toHaveAttribute('lang', 'en');
    expect(text).toHaveAttribute('translate', 'no');
  });

  it('LW-05 a text that is being read is busy, and one that is missing is said at once', async () => {
    const { ports, user } = await paid({ ...details, accepted });
    ports.receipts.onSaleText = () => NEVER;
    await open(user, 'saleText.contract');
    expect(within(screen.getByRole('dialog')).getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: tr['saleText.close'] }));
    ports.receipts.onSaleText = () => throwError(() => new Error('another text'));
    await open(user, 'saleText.contract');
    expect(screen.getByRole('alert')).toHaveTextContent(tr['receipt.textMissing']);
  });

  it('LW-05 an order without texts names none', async () => {
    await paid();
    expect(screen.queryByText(tr['receipt.accepted'])).toBeNull();
  });
});
