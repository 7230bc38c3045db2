/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { atTestTime } from '../test-time.js';
import { button, field, shownTransfer, toCode } from './rendered-transfer.js';
import { noon, sentCode } from './transfer-samples.js';

atTestTime(noon);

describe('the panel of a transfer', () => {
  it.each<[string, TransferState, string]>([
    ['the review', { kind: 'review' }, transferTr['transfer.review']],
    ['the refusal', { kind: 'refused', reason: 'Tutar eksik' }, transferTr['transfer.refused']],
  ])('BT-06 %s takes the place of the form, and the focus', async (_name, state, title) => {
    const { user, ports } = shownTransfer();
    await toCode(user);
    ports.transfers.onConfirm = () => of(state);
    await user.keyboard('283126{Enter}');
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    if (state.kind === 'refused') {
      expect(screen.getByText('Tutar eksik')).toBeVisible();
      await user.click(button(transferTr['transfer.notifyAgain']));
      expect(field(transferTr['transfer.idLast6'])).toHaveValue('123456');
    } else expect(screen.getByText(transferTr['transfer.reviewDoNotPay'])).toBeVisible();
  });

  it('BT-06 a timeout warns, and refreshing brings the notice back as it was typed', async () => {
    const { user, ports } = shownTransfer();
    await toCode(user);
    ports.transfers.onConfirm = () => failing(refused({ code: 'transferTimeout' }, 410));
    await user.keyboard('283126{Enter}');
    expect(screen.getByRole('heading', { name: transferTr['transfer.timeout'] })).toHaveFocus();
    await expectAccessible(noon);
    await user.click(button(transferTr['transfer.refresh']));
    expect(field(transferTr['transfer.userName'])).toHaveValue('Ayşe Yılmaz');
  });

  it.each<[string, TransferState, string]>([
    ['whose code is waited for', { kind: 'awaitingCode', sent: sentCode }, transferTr['sms.title']],
    ['under review', { kind: 'review' }, transferTr['transfer.review']],
  ])('BT-06 a page that opens on a transfer %s shows it and takes no focus away', (_name, state, title) => {
    shownTransfer({ state });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
