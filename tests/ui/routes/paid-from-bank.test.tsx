/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { page } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { pass, settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

renderAtTestTime();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The result page of a paid order, whose screen is still on its way. */
async function paidWithoutScreen() {
  const ports = new FakePorts();
  ports.payments.onStatus = () => of(receipt);
  ports.bringTexts = () => new Promise(() => {});
  visitPage('/odeme/guvenli/v2/basarili/token1', ports);
  await settleParts();
  return ports;
}

it('RL-06 RL-13 back from the bank, a screen that does not come gives way to its words within a second', async () => {
  await paidWithoutScreen();
  pass(999);
  expect(title()).toBe(page['app.title']);
  pass(1);
  expect(title()).toBe(page['success.title']);
});

it('EM-04 a parent hears at once that the order is paid, whatever is shown', async () => {
  const ports = await paidWithoutScreen();
  expect(ports.host.results).toContain('success');
});
