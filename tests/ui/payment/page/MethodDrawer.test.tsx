/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { options } from '../methods/opened-methods.js';
import { radio } from '../methods/rendered-methods.js';
import { storePage, testTime } from '../payment-samples.js';
import { renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

describe('the drawer of the methods', () => {
  const opener = () => screen.getByRole('button', { name: new RegExp(`^${tr['tabs.label']} `) });

  it('TB-08 UI-03 the drawer shows all three, the page behind it stands still, and choosing closes it and turns to the tab', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options })));
    expect(opener()).toHaveTextContent(tr['tabs.card']);
    await user.click(opener());
    await settleParts();
    const drawer = screen.getByRole('dialog', { name: tr['tabs.label'] });
    const methods = within(drawer)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('button'));
    expect(
      methods.map((way) => [way.textContent, way.getAttribute('aria-current'), way.getAttribute('aria-disabled')]),
    ).toEqual([
      [tr['tabs.card'], 'true', null],
      [tr['tabs.bankLoans'], null, 'true'],
      [tr['tabs.otherPayments'], null, null],
    ]);
    expect(document.documentElement).toHaveAttribute('data-still');
    await expectAccessible(testTime);
    await user.click(methods[1]!);
    expect(drawer).toBeInTheDocument();
    await user.click(methods[2]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-still');
    await settleParts();
    expect(radio('Tosla')).toBeVisible();
  });

  it('TB-08 Escape closes the drawer and nothing has changed', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ options })));
    await user.click(opener());
    await settleParts();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(vm.tabs.chosen).toBe('card');
  });

  it('TB-05 in test mode the drawer cannot open', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ options, testMode: true })));
    expect(opener()).toHaveAttribute('aria-disabled', 'true');
    await user.click(opener());
    await settleParts();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
