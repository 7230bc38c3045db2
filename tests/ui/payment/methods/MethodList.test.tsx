/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { cardExtras as trExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as trPage } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { testTime } from '../payment-samples.js';
import { payButton } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { named, radio, renderedAt } from './rendered-methods.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

describe('the list', () => {
  it('TB-01 OP-13 the info message and every known option with name and picture; the arrows choose; no violation', async () => {
    const { user } = await renderedAt('tabs.otherPayments');
    expect(screen.getByText(methodTr['tabs.otherPaymentsInfo'])).toBeVisible();
    const names = screen.getAllByRole('radio').map((option) => option.closest('label')?.textContent);
    expect(names).toEqual(['Tosla', 'Juzdan', 'Alışgidiş', 'mmPay', 'BKM Express', 'Havale / EFT']);
    const pictures = [...document.querySelectorAll<HTMLImageElement>('fieldset img')];
    expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toContainEqual([
      'https://pay.example/tosla.svg',
      '',
    ]);
    await user.click(radio('Tosla'));
    expect(radio('Tosla')).toHaveAccessibleDescription(named('methods.qrHint', 'Tosla'));
    await user.keyboard('{ArrowDown}');
    expect(radio('Juzdan')).toBeChecked();
    await expectAccessible(testTime);
  });

  it('OP-13 a picture that is not safe, or does not come, leaves its box and the name', async () => {
    const page = { options: [{ code: 'tosla', name: 'Tosla', icon: 'javascript:alert(1)' }] };
    await renderedAt('tabs.otherPayments', undefined, page);
    expect(document.querySelector('fieldset img')).toBeNull();
    expect(radio('Tosla')).toBeVisible();
  });

  it('OP-02 pay with nothing chosen: the dialog, and nothing is asked', async () => {
    const { user, ports } = await renderedAt('tabs.otherPayments');
    expect(payButton()).toBeEnabled();
    await user.click(payButton());
    const dialog = screen.getByRole('dialog', { name: methodTr['validation.error.otherPayment'] });
    expect(dialog).toHaveTextContent(methodTr['validation.checkOtherPayment']);
    await user.click(within(dialog).getByRole('button', { name: tr['label.ok'] }));
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(ports.wallets.calls).toEqual([]);
  });

  it('OP-01 the warning names the wallet; give up sends nothing, continue sends; the button says Please wait', async () => {
    const { user, ports } = await renderedAt('tabs.otherPayments');
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    const warning = screen.getByRole('alertdialog', { name: named('methods.warningTitle', 'Juzdan') });
    expect(warning).toHaveTextContent(named('methods.redirectWarning', 'Juzdan'));
    await user.click(within(warning).getByRole('button', { name: tr['label.giveUp'] }));
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(ports.wallets.calls).toEqual([]);
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
    expect(ports.wallets.calls).toEqual(['start juzdan']);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
    expect(payButton()).toBeDisabled();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.payment']);
  });

  it('PP-06 PY-04 a refusal stands above the list, has the focus, and the choice is kept', async () => {
    const { user } = await renderedAt('tabs.otherPayments', ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    await user.click(radio('Tosla'));
    await user.click(payButton());
    expect(screen.getByText('Bakiye yetersiz').closest('[role=alert]')).toHaveFocus();
    expect(radio('Tosla')).toBeChecked();
    expect(payButton()).toBeEnabled();
  });

  it('BT-01 the transfer opens in place of the list, and the way back leads to it', async () => {
    const { user } = await renderedAt('tabs.otherPayments');
    await user.click(radio('Havale / EFT'));
    await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
    expect(screen.queryByRole('radio', { name: 'Tosla' })).toBeNull();
    await user.click(screen.getByRole('button', { name: methodTr['methods.backToList'] }));
    expect(radio('Havale / EFT')).toBeChecked();
    expect(radio('Havale / EFT')).toHaveFocus();
  });
});
