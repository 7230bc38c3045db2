import { of } from 'rxjs';
import type { TransferStart } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { failing } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { akbank, noon, sentCode, start, TransferDesk, teb, ziraat } from './transfer-samples.js';

atTestTime(noon);

const lost: Failure = { kind: 'noAnswer' };

describe('the banks and accounts of a transfer', () => {
  it('BT-01 BT-02 opens with the banks, once, however often it is shown; mounting twice opens one', () => {
    const desk = new TransferDesk();
    expect(desk.vm.phase.kind).toBe('loading');
    desk.show().hide();
    desk.show();
    expect(desk.vm.phase.kind).toBe('bank');
    expect(desk.vm.bank.banks).toEqual([ziraat, akbank, teb]);
    expect(desk.ports.transfers.calls).toEqual(['banks']);
    expect(desk.vm.stepFocus.count).toBe(0);
  });

  it('BT-02 the accounts that could not be read are asked for again', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onBanks = () => failing(lost);
    desk.show();
    expect(desk.vm.phase.kind).toBe('missing');
    desk.ports.transfers.onBanks = () => of(start());
    desk.vm.press('ask');
    expect(desk.vm.phase.kind).toBe('bank');
  });

  it('BT-02 without a bank the account does not come, and the step says why', () => {
    const { vm } = new TransferDesk().show();
    expect(vm.bank.problem).toBeUndefined();
    vm.press('next');
    expect(vm.phase.kind).toBe('bank');
    expect(vm.bank.problem).toEqual({ key: 'validation.checkBank' });
    expect(vm.correction.count).toBe(1);
  });

  it('BT-02 with a bank its account comes', () => {
    const { vm } = new TransferDesk().show();
    vm.press('next');
    vm.bank.choose(ziraat);
    expect(vm.bank.problem).toBeUndefined();
    vm.press('next');
    expect(vm.phase.kind).toBe('account');
    expect(vm.stepFocus.count).toBe(1);
  });

  it('BT-02 where the merchant named the bank its account comes at once, and there is no other', () => {
    const { vm } = new TransferDesk(new FakePorts(), { banks: [ziraat] }).show();
    expect(vm.phase.kind).toBe('account');
    expect(vm.bank.chosen).toEqual(ziraat);
    expect(vm.bank.mayChoose).toBe(false);
  });

  it('BT-02 every part of the account can be copied, as a bank takes it; a part that is empty is left out', () => {
    const { vm, ports } = new TransferDesk(undefined, { banks: [{ ...ziraat, branchCode: '' }] }).show();
    const facts = [...vm.account.facts, ...vm.account.otherFacts];
    for (const fact of facts) vm.account.copyFact(fact);
    expect(facts.map(({ name, shown }) => [name, shown])).toEqual([
      ['transfer.iban', 'TR33 0006 1005 1978 6457 8413 26'],
      ['transfer.receiver', 'Vezne Ödeme A.Ş.'],
      ['transfer.amount', '₺1.234,50'],
      ['transfer.reference', storePage().order.id],
      ['transfer.bank', 'Ziraat Bankası'],
      ['transfer.accountName', 'Vezne Tahsilat'],
      ['transfer.accountNo', '5198 7864'],
    ]);
    expect(ports.clipboard.copied.slice(0, 4)).toEqual([
      'TR330006100519786457841326',
      'Vezne Ödeme A.Ş.',
      '1.234,50',
      storePage().order.id,
    ]);
    expect(vm.account.copy).toMatchObject({ name: 'transfer.accountNo', done: true });
    expect(vm.account.selection.count).toBe(0);
  });

  it('BT-02 a copy that fails says so, until another account is shown', () => {
    const desk = new TransferDesk().show();
    const { vm } = desk;
    desk.ports.clipboard.refuses = true;
    vm.bank.choose(ziraat);
    const [iban] = vm.account.facts;
    if (iban) vm.account.copyFact(iban);
    expect(vm.account.copy?.done).toBe(false);
    expect(vm.account.selection.count).toBe(1);
    vm.bank.choose(akbank);
    expect(vm.account.copy).toBeUndefined();
  });
});

describe('a transfer that is opened again', () => {
  it.each<[string, TransferStart['state'], string]>([
    ['its code', { kind: 'awaitingCode', sent: sentCode }, 'code'],
    ['the review', { kind: 'review' }, 'review'],
    ['the refusal', { kind: 'refused', reason: '' }, 'refused'],
  ])('BT-06 a page that is opened again goes on at %s', (_name, state, face) => {
    expect(new TransferDesk(undefined, { state }).show().vm.phase.kind).toBe(face);
  });

  it('BT-06 paid in another window, it is paid here', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onBanks = () => failing({ kind: 'alreadyPaid', receipt });
    desk.show();
    expect(desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });
});
