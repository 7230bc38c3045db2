/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { page as tr } from '../../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../../fake-ports.js';
import { savedCards, storePage } from '../../payment-samples.js';
import { field, payButton, renderPayment, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';
import { trigger } from './shown-saved-cards.js';

renderAtTestTime();

type Fetch = () => Promise<void>;

/** A page of a shopper with saved cards whose view is fetched so. */
async function opened(fetch: Fetch, requiresCvv = false) {
  const ports = new FakePorts(storePage({ savedCards: savedCards(2, { requiresCvv }) }));
  ports.bringTexts = fetch;
  const rendered = renderPayment(ports);
  await settleParts();
  return rendered;
}

const neverComes: Fetch = () => new Promise(() => {});
const fails: Fetch = () => Promise.reject(new Error('offline'));

describe.each([
  ['is being fetched', neverComes],
  ['did not arrive', fails],
])('while the view of the saved cards %s', (_, fetch) => {
  it('SC-10 a press charges none of them', async () => {
    const { user, ports } = await opened(fetch);
    await user.click(payButton());
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-10 a press asks for the code of none', async () => {
    const { user, vm } = await opened(fetch, true);
    await user.click(payButton());
    expect(vm.session!.cardTab.saved.code.isOpen).toBe(false);
  });

  it('SC-10 the button says that it cannot be used', async () => {
    await opened(fetch);
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the view of the saved cards', () => {
  it('SC-10 where it did not arrive, another card can be typed', async () => {
    const { user } = await opened(fails);
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    expect(field('cc-number')).toHaveFocus();
  });

  it('SC-10 once it is there, the card it shows is charged', async () => {
    let arrive: () => void = () => {};
    const { user, ports } = await opened(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    arrive();
    await settleParts();
    expect(trigger()).toHaveTextContent('1001');
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    await user.click(payButton());
    expect(ports.payments.orders[0]?.source).toMatchObject({ kind: 'saved', card: { ctoken: 'c1' } });
  });

  it('SC-10 a page that is opened anew shows it again before a press pays', async () => {
    const { user, ports, vm } = await opened(async () => {});
    act(() => vm.open());
    await settleParts();
    await user.click(payButton());
    expect(ports.payments.orders).toHaveLength(1);
  });
});
