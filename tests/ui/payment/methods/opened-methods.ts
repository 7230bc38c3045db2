import type { MethodOption } from '../../../../src/domain/methods/method-option.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import type { MethodsVm } from '../../../../src/ui/payment/methods/methods.vm.js';
import type { OpenState } from '../../../../src/ui/payment/methods/wallet/wallet-method.js';
import type { PaymentVm } from '../../../../src/ui/payment/page/payment.vm.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';

const option = (code: string, name: string): MethodOption => ({ code, name, icon: `https://pay.example/${code}.svg` });

/** Every option there is, and one that is unknown. */
export const options: readonly MethodOption[] = [
  option('tosla', 'Tosla'),
  option('juzdan', 'Juzdan'),
  option('yarininCuzdani', 'Yarının Cüzdanı'),
  option('alisGidis', 'Alışgidiş'),
  option('mmPay', 'mmPay'),
  option('bex', 'BKM Express'),
  option('bankTransfer', 'Havale / EFT'),
];

export const loans: readonly MethodOption[] = [option('akbank', 'Akbank Kredi'), option('isbank', 'İş Kredi')];

export interface OpenedMethods {
  readonly ports: FakePorts;
  readonly vm: PaymentVm;
  readonly methods: MethodsVm;
  /** Which screen the whole page shows. */
  readonly screen: () => string;
}

/** A page whose payment methods have arrived; Jest's fake timers are running. */
export async function openedMethods(
  page: Partial<PaymentPage> = {},
  arrange: (ports: FakePorts) => void = () => {},
): Promise<OpenedMethods> {
  const ports = new FakePorts(storePage({ options, bankLoans: loans, ...page }));
  arrange(ports);
  const vm = ports.payment();
  vm.start();
  vm.tabs.choose('otherPayments');
  await arrival();
  const methods = vm.session?.methods;
  if (methods === undefined) throw new Error('The payment methods did not arrive');
  return { ports, vm, methods, screen: () => vm.screen.kind };
}

/** Chooses and presses pay, and continues where a warning asks. */
export function payBy({ methods }: OpenedMethods, code: string): void {
  methods.otherPayments.choose(code);
  methods.otherPayments.pay();
  if (methods.otherPayments.dialog === 'warning') methods.otherPayments.send();
}

/** The state of a wallet's payment that goes on; undefined while the list or the transfer is shown. */
export function walletState({ otherPayments: { phase } }: MethodsVm): OpenState | undefined {
  return phase.kind === 'wallet' ? phase.state : undefined;
}

/** Lets what is fetched when it is asked for arrive. */
export async function arrival(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await import('../../../../src/parts/methods.part.js');
}
