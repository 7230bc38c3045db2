/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { cardExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { deleteButton, list, rows, shown, trigger } from '../card/saved-cards/shown-saved-cards.js';
import { FakePorts } from '../fake-ports.js';
import { allCounts, plan, plans, storePage } from '../payment-samples.js';
import { renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();

/** The window becomes as wide as a phone's, or wider again. */
const becomes = ({ theme }: FakePorts, width: 'narrow' | 'wide') =>
  act(() => runInAction(() => (theme.isMobile = width === 'narrow')));

const dialogs = () => document.querySelectorAll('dialog[open]');

describe('a window whose width changes', () => {
  it('SC-02 SC-04 narrowed under the question about a deletion, it shows the question alone, and that can be answered', async () => {
    const { ports, saved, user } = await shown();
    await user.click(trigger());
    await user.click(deleteButton(rows()[0]!));
    becomes(ports, 'narrow');
    await settleParts();
    expect(dialogs()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: tr['label.giveUp'] }));
    expect(dialogs()).toHaveLength(0);
    expect(list()).toBeNull();
    expect(saved.cards).toHaveLength(3);
  });

  it('SC-02 widened, it leaves no sheet of the saved cards', async () => {
    const { ports, user } = await shown({}, { small: true });
    await user.click(trigger());
    expect(dialogs()).toHaveLength(1);
    becomes(ports, 'wide');
    await settleParts();
    expect(dialogs()).toHaveLength(0);
  });

  it('TB-08 widened, it leaves no drawer of the methods', async () => {
    const options = [{ code: 'juzdan', name: 'Juzdan', icon: '' }];
    const ports = new FakePorts(storePage({ options }), 'tr', true);
    const { user } = renderPayment(ports);
    await settleParts();
    await user.click(screen.getByRole('button', { name: new RegExp(tr['tabs.label']) }));
    expect(dialogs()).toHaveLength(1);
    becomes(ports, 'wide');
    expect(dialogs()).toHaveLength(0);
  });

  it('IN-03 widened, it leaves no sheet of the installments', async () => {
    const ports = new FakePorts(storePage({ installments: plans(plan(allCounts)) }), 'tr', true);
    const { user } = renderPayment(ports);
    await settleParts();
    await user.click(screen.getByRole('button', { name: tr['installments.allPlans'] }));
    await settleParts();
    expect(dialogs()).toHaveLength(1);
    becomes(ports, 'wide');
    expect(dialogs()).toHaveLength(0);
  });
});
