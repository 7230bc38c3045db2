/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { NEVER, of, Subject } from 'rxjs';
import { failing } from '../../../ports/failures.js';
import { filled, pass } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

const sends = 'Ödemeniz gönderiliyor';
const waits = 'Ödemeniz işleniyor. Sayfayı kapatmayın.';
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

/** A payment that was sent; the answer to it is in the test's hand. */
function sent(answer = new Subject<never>()) {
  const { vm, ports } = filled({}, () => answer);
  act(() => vm.session!.cardTab.pay());
  return { answer, ports, vm };
}

describe('waiting for the answer to a payment', () => {
  it('RL-02 says that the payment is being sent, and after 8 s that it takes its time, on a page that stays open', () => {
    sent();
    pass(7_900);
    expect(said()).toContain(sends);
    pass(200);
    expect(said()).toContain(waits);
    expect(said()).not.toContain(sends);
  });

  it('PY-05 the focus stays within the page while it is being sent', () => {
    sent();
    expect(document.activeElement).not.toBe(document.body);
    // It is not read out once more: the region beside it says what is under way.
    expect(document.activeElement).toBeEmptyDOMElement();
    expect(said()).toContain(sends);
  });

  it('RL-02 the next payment says again that it is being sent', () => {
    const { answer, vm, ports } = sent();
    pass(9_000);
    ports.payments.onPay = () => NEVER;
    act(() => vm.take({ kind: 'failed', failure: { kind: 'refused', httpStatus: 400, error: {} } }));
    answer.complete();
    act(() => vm.run.begin(vm.session!.sum));
    expect(said()).toContain(sends);
  });

  it('EX-01 RL-02 at the end of the time, when nothing was sent, no payment is spoken of as being processed', () => {
    const { ports } = filled({ payableForMs: 10_000 });
    ports.payments.onStatus = () => NEVER;
    pass(9_000);
    pass(8_500);
    expect(said()).toContain('Kontrol ediliyor');
    expect(document.body).not.toHaveTextContent(waits);
  });

  it('PY-06 shows the waiting screen as soon as the answer is lost, without a button beside its own questions', () => {
    const { vm } = filled({}, () => failing({ kind: 'noAnswer' }));
    act(() => vm.session!.cardTab.pay());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ödemeniz onaylanıyor');
    expect(screen.queryByRole('button', { name: 'Durumu yenile' })).toBeNull();
  });

  it('PY-06 PY-04 the form comes back with what was typed when nothing was paid', () => {
    const { vm, ports } = filled({}, () => failing({ kind: 'noAnswer' }));
    act(() => vm.session!.cardTab.pay());
    ports.payments.onPayable = () => of(undefined);
    pass(1_000);
    expect(screen.getByLabelText('Kart numarası')).toHaveValue('4355 0843 5508 4358');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
