/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import type { LinkContext } from '../../../../src/domain/payment/payment-page.js';
import { cardExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { linkContext } from '../../../domain/sample-links.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...page, ...cardExtras };
const ownFailedPage = 'https://provider.example/link/abc_1/failed';

renderAtTestTime();

async function opened(changes: Partial<LinkContext> = {}, { isLink = true, failUrl = ownFailedPage } = {}) {
  const link = { ...linkContext, ...changes };
  const merchant = { ...storePage().merchant, failUrl };
  const ports = new FakePorts(storePage({ kind: 'link', link, merchant }));
  // The link's own call says the same.
  ports.links.onContext = () => of(link);
  const rendered = renderPayment(ports, { isLink });
  await settleParts();
  return rendered;
}

const product = () => screen.getByRole('rowheader', { name: 'Çaydanlık' });
const wayBack = (name: 'label.backToLink' | 'label.backToStore') =>
  screen.queryByRole('link', { name: new RegExp(`^${tr[name]}`) });

describe('the payment of a link', () => {
  it('EN-02 PP-05 shows the picture of what is bought (productImg) beside its name', async () => {
    await opened({ productImage: 'https://shop.example/teapot.webp' });
    expect(product().querySelector('img')).toHaveAttribute('src', 'https://shop.example/teapot.webp');
  });

  it('PP-05 what is bought has a name in the table where the link has none', async () => {
    await opened({ productName: '' });
    expect(screen.getByRole('rowheader', { name: 'Sipariş özeti' })).toBeVisible();
  });

  it.each(['', 'http://shop.example/teapot.webp', 'javascript:alert(1)'])(
    'EN-02 shows no picture whose address is "%s"',
    async (productImage) => {
      await opened({ productImage });
      expect(product().querySelector('img')).toBeNull();
    },
  );

  it('EN-02 PP-16 whoever came from the page of the link (linkNavigated) goes back to its form', async () => {
    await opened();
    expect(wayBack('label.backToLink')).toHaveAttribute('href', '/link/abc_1');
    expect(wayBack('label.backToStore')).toBeNull();
  });

  describe('where a card was typed', () => {
    const question = () => screen.queryByRole('alertdialog', { name: tr['leave.linkTitle'] });

    async function asked() {
      const rendered = await opened();
      act(() => rendered.vm.form.enter('owner', 'AYŞE'));
      await rendered.user.click(wayBack('label.backToLink')!);
      await settleParts();
      return rendered;
    }

    it('PP-16 LK-05 the way back to the link asks first, and names no store', async () => {
      await asked();
      expect(question()).toBeVisible();
      expect(within(question()!).queryByRole('button', { name: tr['label.backToStore'] })).toBeNull();
    });

    it('PP-16 staying keeps it', async () => {
      const { ports, user, vm } = await asked();
      await user.click(within(question()!).getByRole('button', { name: tr['leave.stay'] }));
      expect(question()).toBeNull();
      expect(vm.form.text('owner')).toBe('AYŞE');
      expect(ports.host.calls.filter((call) => call.startsWith('leaveTo'))).toEqual([]);
    });

    it('PP-16 LK-05 leaving leads to the link, in the window of the page', async () => {
      const { user } = await asked();
      const followed: string[] = [];
      const stay = (event: Event) => {
        if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
        followed.push(event.target.getAttribute('href') ?? '');
        event.preventDefault();
      };
      document.addEventListener('click', stay);
      await user.click(within(question()!).getByRole('button', { name: tr['label.backToLink'] }));
      document.removeEventListener('click', stay);
      expect(followed).toEqual(['/link/abc_1']);
    });
  });

  it('PP-16 the way back to the link asks nothing while nothing is typed', async () => {
    const { user } = await opened();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(wayBack('label.backToLink')!);
    await settleParts();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('EN-02 LK-11 an address that the merchant named for its link goes before that', async () => {
    await opened({}, { failUrl: 'https://store.example/link/abc_2' });
    expect(wayBack('label.backToStore')).toHaveAttribute('href', 'https://store.example/link/abc_2');
    expect(wayBack('label.backToLink')).toBeNull();
  });

  it('EN-02 at the address of any other payment nothing leads to a link', async () => {
    await opened({}, { isLink: false });
    expect(wayBack('label.backToLink')).toBeNull();
  });
});
