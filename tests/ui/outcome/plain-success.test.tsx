/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { PlainSuccess } from '../../../src/ui/outcome/PlainSuccess.js';
import { createTexts, type Translate } from '../../../src/ui/texts/texts.js';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt as ofStore } from '../payment/payment-samples.js';
import { pass } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';

renderAtTestTime();

const texts = createTexts();
texts.add('tr', { ...page, ...links });
const t: Translate = (key, params) => texts.translate('tr', key, params);

const receipt = { redirectUrl: '', merchantName: 'Hızlı Market', merchantOid: 'DEM42' };
const host = { leaveTo: () => false, safeUrl: () => undefined };

it('RL-06 RL-13 TR-02 a paid order whose slip did not come says its order number, and no amount', () => {
  render(<PlainSuccess t={t} host={host} receipt={receipt} isLink />);
  expect(screen.getByRole('heading', { name: t('success.title') })).toBeVisible();
  expect(screen.getByText('DEM42')).toBeVisible();
});

it.each(['copy', 'beforeprint'])('RL-12 RL-07 it does not lead on by itself after %s', (event) => {
  const ports = new FakePorts();
  render(<PlainSuccess t={t} host={ports.host} receipt={ofStore} isLink={false} />);
  pass(2_000);
  act(() => void window.dispatchEvent(new Event(event)));
  pass(60_000);
  expect(ports.host.calls).toEqual([]);
});

it('RL-07 it leads on after 3 s', () => {
  const ports = new FakePorts();
  render(<PlainSuccess t={t} host={ports.host} receipt={ofStore} isLink={false} />);
  pass(3_000);
  expect(ports.host.calls).toEqual(['leaveTo https://store.example/ok']);
});
