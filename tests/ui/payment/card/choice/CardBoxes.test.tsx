/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../../fake-ports.js';
import { storePage } from '../../payment-samples.js';
import { renderPayment, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

const box = (id: 'chkStoreCard' | 'chkUse3DSecure') => document.getElementById(id) as HTMLInputElement | null;

describe('the boxes', () => {
  it('S3-01 S3-02 S3-04 store card asks with the e-mail; Yes checks both boxes, unchecking 3-D unchecks both', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ non3d: true })));
    await user.click(box('chkStoreCard')!);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('ayse@example.com');
    expect(box('chkStoreCard')).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: tr['label.yes'] }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('chkStoreCard')!.checked).toBe(true);
    expect(box('chkUse3DSecure')!.checked).toBe(true);
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
    await user.click(box('chkUse3DSecure')!);
    expect(box('chkStoreCard')!.checked).toBe(false);
    expect(box('chkUse3DSecure')!.checked).toBe(false);
    expect(vm.session!.cardTab.choice.with3d).toBe(false);
  });

  it('S3-08 until the payment is loaded the boxes take no press, and are seen not to', async () => {
    const ports = new FakePorts(storePage({ non3d: true }));
    const answer = new Subject<PaymentPage>();
    ports.payments.onOpen = () => answer;
    renderPayment(ports);
    expect(box('chkStoreCard')).toBeDisabled();
    expect(box('chkUse3DSecure')).toBeDisabled();
    act(() => answer.next(storePage({ non3d: true })));
    await settleParts();
    expect(box('chkStoreCard')).toBeEnabled();
    expect(box('chkUse3DSecure')).toBeEnabled();
  });

  it('S3-01 without an e-mail the question names none', async () => {
    const page = storePage();
    const { user } = renderPayment(new FakePorts({ ...page, order: { ...page.order, email: '' } }));
    await user.click(box('chkStoreCard')!);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Kartınız kaydedilir ve bu ödeme');
    expect(dialog).not.toHaveTextContent('e‑posta');
  });

  it.each(['question', 'help'] as const)(
    'S3-01 S3-07 the %s says who keeps the card and how it is deleted, and leads to the notice',
    async (which) => {
      const { user, vm } = renderPayment();
      if (which === 'question') await user.click(box('chkStoreCard')!);
      else await user.click(screen.getByRole('button', { name: tr['card.storeCardHelp'] }));
      const dialog = await screen.findByRole(which === 'question' ? 'alertdialog' : 'dialog');
      expect(dialog).toHaveTextContent('Kartınızı mağaza değil, ödeme altyapısını sağlayan Vezne saklar.');
      expect(dialog).toHaveTextContent('kayıtlı kartlarınız gösterilirse, kartın yanındaki düğmeyle silebilirsiniz.');
      const notice = within(dialog).getByRole('link', { name: tr['footer.personalData'] });
      expect(notice).toHaveAttribute('href', 'https://vezne.example/personal-data');
      await act(() => vm.texts.choose('en'));
      expect(dialog).toHaveTextContent(
        'your saved cards are shown, you can delete it with the button beside the card.',
      );
    },
  );

  it('S3-01 No turns it off, and so does leaving the dialog with Escape', async () => {
    const { user } = renderPayment();
    await user.click(box('chkStoreCard')!);
    await user.click(await screen.findByRole('button', { name: tr['label.no'] }));
    expect(box('chkStoreCard')).not.toBeChecked();
    await user.click(box('chkStoreCard')!);
    fireEvent(await screen.findByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('chkStoreCard')).not.toBeChecked();
  });

  it('S3-05 with force3d the box is checked and cannot be unchecked', async () => {
    const { user, vm } = renderPayment(new FakePorts(storePage({ non3d: true, force3d: true })));
    expect(box('chkUse3DSecure')).toBeChecked();
    await user.click(box('chkUse3DSecure')!);
    expect(box('chkUse3DSecure')).toBeChecked();
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
  });

  it('S3-08 PP-13 the 3-D box shows only with non3d, unchecked; the store-card box unless storeCardOff', () => {
    const { unmount } = renderPayment();
    expect(box('chkUse3DSecure')).toBe(null);
    expect(box('chkStoreCard')?.checked).toBe(false);
    unmount();
    renderPayment(new FakePorts(storePage({ non3d: true, storeCardOff: true })));
    expect(box('chkUse3DSecure')?.checked).toBe(false);
    expect(box('chkStoreCard')).toBe(null);
  });

  it.each([
    ['card.storeCardHelp', 'card.storeCardHelpText'],
    ['card.use3dHelp', 'card.use3dHelpText'],
  ] as const)('S3-07 both boxes have help dialogs: %s', async (title, text) => {
    const { user } = renderPayment(new FakePorts(storePage({ non3d: true })));
    await user.click(screen.getByRole('button', { name: tr[title] }));
    const dialog = await screen.findByRole('dialog', { name: tr[title] });
    expect(dialog).toHaveTextContent(tr[text]);
    await user.click(within(dialog).getByRole('button', { name: tr['label.ok'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S3-07 an explanation that does not arrive says so, and the form goes on', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ports = new FakePorts(storePage({ non3d: true }));
    ports.bringTexts = () => Promise.reject(new Error('offline'));
    const { user } = renderPayment(ports);
    await user.click(screen.getByRole('button', { name: tr['card.use3dHelp'] }));
    expect(await screen.findByText(tr['error.partMissing'])).toBeVisible();
    await user.click(box('chkUse3DSecure')!);
    expect(box('chkUse3DSecure')?.checked).toBe(true);
    complaint.mockRestore();
  });
});
