import { of } from 'rxjs';
import { FakePorts } from '../fake-ports.js';
import { arrival, loans, openedMethods, options } from '../methods/opened-methods.js';
import { storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

describe('the ways to pay that are fetched later', () => {
  it('a card form asks for none of them; the first tab beside it does, once', async () => {
    let asked = 0;
    const ports = new FakePorts(storePage({ options, bankLoans: loans }));
    const { fetchMethods } = ports;
    const counted = () => {
      asked += 1;
      return fetchMethods();
    };
    ports.fetchMethods = counted;
    const vm = ports.payment();
    vm.start();
    await arrival();
    expect(asked).toBe(0);
    expect(ports.parts.methods.part).toBeUndefined();
    vm.tabs.choose('bankLoans');
    vm.tabs.choose('otherPayments');
    expect(ports.parts.methods.part).toBeUndefined();
    await arrival();
    const { part: shown } = ports.parts.methods;
    expect(shown).toBeDefined();
    vm.tabs.choose('card');
    vm.tabs.choose('bankLoans');
    await arrival();
    expect(asked).toBe(1);
    expect(ports.parts.methods.part === shown).toBe(true);
  });

  it('one that did not arrive says so, and comes when it is asked for again', async () => {
    let online = false;
    const ports = new FakePorts(storePage({ options }));
    const { fetchMethods } = ports;
    const orOffline = () => (online ? fetchMethods() : Promise.reject(new Error('offline')));
    ports.fetchMethods = orOffline;
    const vm = ports.payment();
    vm.start();
    vm.tabs.choose('otherPayments');
    await arrival();
    expect(ports.parts.methods.misses).toBe(1);
    expect(ports.parts.methods.part).toBeUndefined();
    online = true;
    ports.parts.methods.need();
    expect(ports.parts.methods.asked).toBe(true);
    await arrival();
    expect(ports.parts.methods.part).toBeDefined();
  });

  it('a page that is opened anew has models of its own: nothing of the old one goes on', async () => {
    const { ports, vm, methods } = await openedMethods();
    methods.otherPayments.choose('tosla');
    vm.open();
    expect(vm.tabs.chosen).toBe('card');
    expect(vm.session?.methods === methods).toBe(false);
    expect(vm.session?.methods?.otherPayments.chosen).toBeUndefined();
    expect(ports.payments.calls.filter((call) => call.startsWith('open'))).toHaveLength(2);
  });

  it('BT-01 a page for a bank transfer alone asks for it at once; VF-04 so does a card payment that has to be verified', async () => {
    const ports = new FakePorts(storePage({ transferOnly: true }));
    const vm = ports.payment();
    vm.start();
    await arrival();
    expect(ports.parts.methods.part).toBeDefined();

    const verified = new FakePorts();
    const sent = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
    const paying = verified.payment();
    paying.start();
    paying.session!.take({ kind: 'verification', sent });
    expect(paying.run.stage).toEqual({ kind: 'verification', sent });
    verified.payments.onOpen = () => of(storePage());
    await arrival();
    const { stage } = paying.run;
    const methods = paying.session!.methods!;
    if (stage?.kind !== 'verification') throw new Error('no verification');
    expect(methods.verificationOf(stage)).toBe(methods.verificationOf(stage));
  });

  it('VF-01 TR-02 a code that is typed confirms the post that led to the verification', async () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.start();
    const sent = { maskedPhone: '05** *** ** 67', resendAfterMs: 0, attemptsLeft: 3 };
    vm.session!.take({ kind: 'verification', sent, attemptId: 'attempt1' });
    await arrival();
    const { stage } = vm.run;
    if (stage?.kind !== 'verification') throw new Error('no verification');
    const { smsCode } = vm.session!.methods!.verificationOf(stage);
    smsCode.fields.enter('smsCode', '283126');
    smsCode.confirm();
    expect(ports.verifications.confirmed).toBe('attempt1');
  });
});
