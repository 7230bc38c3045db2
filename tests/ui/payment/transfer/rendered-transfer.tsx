import { fireEvent, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { TransferStart } from '../../../../src/application/methods/ports.js';
import { TransferPanel } from '../../../../src/ui/payment/transfer/TransferPanel.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { shopper } from '../render-payment.js';
import { TransferDesk } from './transfer-samples.js';

/** The panel of a transfer in the document, with a shopper in front of it. */
export function shownTransfer(opens: Partial<TransferStart> = {}, ports = new FakePorts(), page = storePage()) {
  const desk = new TransferDesk(ports, opens, page);
  render(<TransferPanel vm={desk.vm} />, { wrapper: StrictMode });
  return { desk, vm: desk.vm, ports, user: shopper() };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What the live regions say. */
export const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
export const problemOf = (input: HTMLElement) => document.getElementById(`${input.id}-problem`)?.textContent;

function enter(label: string, text: string): void {
  const type = field(label).tagName === 'SELECT' ? fireEvent.change : fireEvent.input;
  type(field(label), { target: { value: text } });
}

export async function toNotice(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /Ziraat/ }));
  await user.click(button(transferTr['transfer.toAccount']));
  await user.click(button(transferTr['transfer.sent']));
}

/** As far as the notice, filled in rightly. */
export async function fillNotice(user: UserEvent): Promise<void> {
  await toNotice(user);
  enter(transferTr['transfer.userName'], 'Ayşe Yılmaz');
  enter(transferTr['transfer.phone'], '0532 123 45 67');
  enter(transferTr['transfer.idLast6'], '123456');
}

export async function toCode(user: UserEvent): Promise<void> {
  await fillNotice(user);
  await user.click(button(transferTr['transfer.notify']));
}
