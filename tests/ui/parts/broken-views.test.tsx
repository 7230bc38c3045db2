/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import * as views from '../../../src/parts/card-extras.part.js';
import type { LaterViews } from '../../../src/ui/parts/parts-context.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../payment/fake-ports.js';
import { storePage } from '../payment/payment-samples.js';
import { renderPayment, settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';

renderAtTestTime();
afterEach(() => jest.restoreAllMocks());

const panel = () => screen.queryByText(tr['error.partMissing']);
const again = () => screen.getByRole('button', { name: tr['label.tryAgain'] });
const help = () => screen.getByRole('button', { name: tr['card.cvvHelp'] });

describe('a view that arrived and cannot be drawn', () => {
  const Thrown = observer((): never => {
    throw new Error('cannot be drawn');
  });

  async function drawn(thrown: Readonly<Partial<LaterViews>>) {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const ports = new FakePorts(storePage());
    ports.bringTexts = async () => {};
    const part = ports.later.partOf('PaymentWayBack');
    part.part = { ...views, ...thrown };
    const rendered = renderPayment(ports);
    await settleParts();
    const mend = () =>
      act(() =>
        runInAction(() => {
          part.part = views;
        }),
      );
    return { ...rendered, mend };
  }

  it('RL-15 leaves its place to what stands there where it is missing', async () => {
    await drawn({ PaymentWayBack: Thrown });
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toBeVisible();
    expect(panel()).toBeNull();
  });

  it('RL-15 gives up once what was pressed for, says so, and opens it at the next press that can', async () => {
    const { mend, user, vm } = await drawn({ HelpDialogs: Thrown });
    const close = jest.spyOn(vm.help, 'close');
    await user.click(help());
    expect(close).toHaveBeenCalledTimes(1);
    expect(vm.help.topic).toBeUndefined();
    expect(again()).toHaveFocus();
    mend();
    await user.click(help());
    expect(screen.getByRole('dialog', { name: tr['card.cvvHelp'] })).toBeVisible();
    expect(panel()).toBeNull();
  });

  it('RL-15 is drawn again at a press on its panel', async () => {
    const { mend, user } = await drawn({ HelpDialogs: Thrown });
    await user.click(help());
    mend();
    await user.click(again());
    expect(panel()).toBeNull();
  });
});
