/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { cardExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../payment/fake-ports.js';
import { allCounts, goodCard, plan, plans, savedCards, storePage, typeCard } from '../payment/payment-samples.js';
import { field, pass, renderPayment, settleParts, shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from '../routes/visit-page.js';

const tr = { ...page, ...cardExtras, ...links };

renderAtTestTime();

type Page = Parameters<typeof storePage>[0];

/** A payment whose views beside the form do not arrive until `arrive` is called. */
async function opened(payment: Page = {}, small = false) {
  const ports = new FakePorts(storePage(payment), 'tr', small);
  let asked = 0;
  let online = false;
  ports.bringTexts = async () => {
    asked += 1;
    if (!online) throw new Error('offline');
  };
  const rendered = renderPayment(ports);
  await settleParts();
  const arrive = () => {
    online = true;
  };
  return { ...rendered, arrive, asked: () => asked };
}

const panel = () => screen.queryByText(tr['error.partMissing']);
const again = () => screen.getByRole('button', { name: tr['label.tryAgain'] });
const help = () => screen.getByRole('button', { name: tr['card.cvvHelp'] });
const allPlans = () => screen.queryByRole('button', { name: tr['installments.allPlans'] });
const withPlans = { installments: plans(plan(allCounts)) };

describe('a part of the payment page that did not arrive', () => {
  it('RL-13 stands as one panel, and comes at a press without a reload, with what was typed', async () => {
    const { arrive, user, vm } = await opened(withPlans);
    act(() => typeCard(vm.form, { number: '435508' }));
    expect(panel()).toBeVisible();
    arrive();
    await user.click(again());
    await settleParts();
    expect(panel()).toBeNull();
    expect(allPlans()).toBeVisible();
    expect(field('cc-name')).toHaveValue(goodCard.owner);
  });

  it('RL-13 IN-12 is not needed for a warning that says nothing of installments', async () => {
    await opened({ warnings: ['financeInfo'] });
    expect(panel()).toBeNull();
  });

  it('RL-13 IN-12 is needed for one that says how many the goods allow', async () => {
    await opened({ warnings: ['installmentLimit:1'] });
    expect(panel()).toBeVisible();
  });

  it('RL-13 a press whose part is still missing says so once more', async () => {
    const { user } = await opened(withPlans);
    const first = screen.getByRole('alert');
    await user.click(again());
    await settleParts();
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(again()).toHaveFocus();
  });

  it('RL-13 the button says that the part is on its way, and takes no second press', async () => {
    const { asked, ports, user } = await opened(withPlans);
    ports.bringTexts = () => new Promise(() => {});
    await user.click(again());
    await user.click(again());
    expect(again()).toHaveAttribute('aria-disabled', 'true');
    expect(asked()).toBe(1);
  });

  it('RL-13 the first heading has the focus where the button that had it goes', async () => {
    const { arrive, user } = await opened(withPlans);
    arrive();
    await user.click(again());
    await settleParts();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('RL-13 comes by itself when the line is back', async () => {
    const { arrive, ports } = await opened(withPlans);
    arrive();
    act(() => ports.lineBack.next());
    await settleParts();
    expect(allPlans()).toBeVisible();
  });

  it('RL-13 comes by itself after a while, and no alert is read out meanwhile', async () => {
    const { arrive } = await opened(withPlans);
    const alert = screen.getByRole('alert');
    pass(5_000);
    await settleParts();
    expect(screen.getByRole('alert')).toBe(alert);
    arrive();
    pass(5_000);
    await settleParts();
    expect(allPlans()).toBeVisible();
  });

  it('RL-13 says so after 10 s, too, and is shown when it comes after all', async () => {
    const ports = new FakePorts(storePage(withPlans));
    let arrive = () => {};
    ports.bringTexts = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    renderPayment(ports);
    await settleParts();
    pass(9_000);
    expect(panel()).toBeNull();
    pass(1_000);
    await settleParts();
    expect(panel()).toBeVisible();
    arrive();
    await settleParts();
    expect(allPlans()).toBeVisible();
  });

  it('SC-10 RL-13 stands in place of the saved cards, beside the way to another card', async () => {
    const { arrive, user } = await opened({ savedCards: savedCards(2) });
    expect(screen.getByRole('button', { name: tr['savedCards.useNew'] })).toBeVisible();
    arrive();
    await user.click(again());
    await settleParts();
    expect(document.getElementById('savedCard')).toBeVisible();
  });
});

describe('a press for a part that did not arrive', () => {
  it('CN-12 RL-13 the explanation of the security code says so, and the next press asks for it', async () => {
    const { arrive, user } = await opened();
    await user.click(help());
    await settleParts();
    expect(again()).toHaveFocus();
    arrive();
    await user.click(help());
    await settleParts();
    expect(screen.getByRole('dialog', { name: tr['card.cvvHelp'] })).toBeVisible();
    expect(panel()).toBeNull();
  });

  it('RL-13 nothing opens by itself when the part comes later', async () => {
    const { arrive, user } = await opened();
    await user.click(help());
    await settleParts();
    arrive();
    pass(5_000);
    await settleParts();
    expect(panel()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S3-01 RL-13 the question before a card is stored says so; the next check asks for it', async () => {
    const { arrive, user } = await opened();
    const box = () => screen.getByRole('checkbox', { name: tr['card.storeCard'] });
    await user.click(box());
    await settleParts();
    expect(panel()).toBeVisible();
    expect(box()).not.toBeChecked();
    arrive();
    await user.click(box());
    await settleParts();
    const question = screen.getByRole('alertdialog', { name: tr['card.storeCardConfirm'] });
    await user.click(within(question).getByRole('button', { name: tr['label.yes'] }));
    expect(box()).toBeChecked();
  });

  it('TB-08 RL-13 the drawer of the methods says so, and comes when it is asked for again', async () => {
    const options = [{ code: 'juzdan', name: 'Juzdan', icon: '' }];
    const { arrive, user } = await opened({ options }, true);
    const opener = () => screen.getByRole('button', { name: new RegExp(tr['tabs.label']) });
    await user.click(opener());
    await settleParts();
    expect(panel()).toBeVisible();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    arrive();
    await user.click(opener());
    await settleParts();
    expect(screen.getByRole('dialog', { name: tr['tabs.label'] })).toBeVisible();
  });
});

describe('a part that is missing for another place', () => {
  const box = () => screen.getByRole('checkbox', { name: tr['card.storeCard'] });

  it('RL-13 the focus stays where the shopper types', async () => {
    const { ports, user } = await opened();
    await user.click(box());
    await settleParts();
    expect(again()).toHaveFocus();
    await user.click(field('cc-name'));
    act(() => ports.later.partOf('AmountLabel').need());
    await settleParts();
    expect(field('cc-name')).toHaveFocus();
  });

  it('RL-13 only the panel of the place that was pressed is read out', async () => {
    const { user } = await opened(withPlans);
    const first = screen.getByRole('alert');
    await user.click(help());
    await settleParts();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(first).toBeInTheDocument();
  });
});

describe('what no press asks for', () => {
  it('EX-01 EX-04 the warning of the last minute is asked for again until it arrives', async () => {
    const { arrive } = await opened({ extendable: true, payableForMs: 55_000 });
    expect(screen.queryByRole('button', { name: tr['deadline.extend'] })).toBeNull();
    arrive();
    pass(5_000);
    await settleParts();
    expect(screen.getByRole('button', { name: tr['deadline.extend'] })).toBeVisible();
  });
});

describe('a page whose part did not arrive', () => {
  it.each([
    ['/link/abc_1', 'Haziran aidatı'],
    ['/link/abc_1/success', tr['linkSuccess.title']],
    ['/link/abc_1/failed', tr['failed.title']],
  ])('RT-02 RL-13 %s says so, and comes at a press', async (address, title) => {
    const ports = new FakePorts();
    ports.bringTexts = () => Promise.reject(new Error('offline'));
    visitPage(address, ports);
    await settleParts();
    expect(panel()).toBeVisible();
    ports.bringTexts = async () => {};
    await shopper().click(again());
    await settleParts();
    await settleParts();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});
