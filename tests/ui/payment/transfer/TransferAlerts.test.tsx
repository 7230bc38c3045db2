/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { failing, refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { shownTransfer, toCode } from './rendered-transfer.js';
import { noon } from './transfer-samples.js';

atTestTime(noon);

describe('why a notice could not be sent', () => {
  it('ER-06 offline before it was sent: nothing was, and the connection is to be checked, in either language', async () => {
    const { user, ports, vm } = shownTransfer();
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    await toCode(user);
    const alert = screen.getByText(transferTr['transfer.notSent']).closest('[data-mend]');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent(transferTr['transfer.failed']);
    expect(ports.transfers.calls.filter((call) => call.startsWith('notify'))).toEqual([]);
    await act(() => vm.texts.choose('en'));
    expect(screen.getByText(transferEn['transfer.notSent'])).toBeVisible();
  });

  it('LG-03 words in another language than the page’s are not quoted', async () => {
    const { user, ports, vm } = shownTransfer();
    ports.transfers.onNotify = () => failing(refused({ code: 'limit', description: 'Çok fazla deneme', lang: 'tr' }));
    await toCode(user);
    expect(screen.getByText('Çok fazla deneme')).toBeVisible();
    await act(() => vm.texts.choose('en'));
    expect(screen.queryByText('Çok fazla deneme')).toBeNull();
    expect(screen.getByText(en['error.description'])).toBeVisible();
  });

  it('LG-03 the reason of a refusal is not quoted in another language than it came in', async () => {
    const { user, ports, vm } = shownTransfer();
    await toCode(user);
    ports.transfers.onConfirm = () => of<TransferState>({ kind: 'refused', reason: 'Tutar eksik' });
    await user.keyboard('283126{Enter}');
    expect(screen.getByText('Tutar eksik')).toBeVisible();
    await act(() => vm.texts.choose('en'));
    expect(screen.queryByText('Tutar eksik')).toBeNull();
    expect(screen.getByText(transferEn['transfer.refusedText'])).toBeVisible();
  });
});
