import type { MethodOption, PaymentPage } from '../../../../src/domain/page/payment-page.js';
import type { OtherWaysVm } from '../../../../src/ui/payment/methods/other-ways.vm.js';
import type { PaymentVm } from '../../../../src/ui/payment/payment.vm.js';
import { FakeWorld, storePage } from '../fake-world.js';

const option = (code: string, name: string): MethodOption => ({ code, name, icon: `https://pay.example/${code}.svg` });

/** Every option there is, and one that nobody knows. */
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

export interface OpenedWays {
  readonly world: FakeWorld;
  readonly vm: PaymentVm;
  readonly ways: OtherWaysVm;
  /** Which screen the whole page shows. */
  readonly screen: () => string;
}

/** A page whose other ways to pay have arrived; Jest's fake timers are running. */
export async function openedWays(
  page: Partial<PaymentPage> = {},
  arrange: (world: FakeWorld) => void = () => {},
): Promise<OpenedWays> {
  const world = new FakeWorld(storePage({ options, bankLoans: loans, ...page }));
  arrange(world);
  const vm = world.payment();
  vm.mount();
  vm.tabs.choose('otherPayments');
  await arrival();
  const { shown } = vm.late;
  if (shown === undefined) throw new Error('The other ways to pay did not arrive');
  return { world, vm, ways: shown.vm, screen: () => vm.screen.kind };
}

/** Lets what is fetched when it is asked for arrive. */
export async function arrival(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await import('../../../../src/ui/payment/other-ways.js');
}
