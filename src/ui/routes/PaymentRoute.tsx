import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import type { Screen } from '../../domain/payment/screen.js';
import type { ProviderPages } from '../frame/PageFrame.js';
import { PageFrame } from '../frame/PageFrame.js';
import { byKind } from '../kit/by-kind.js';
import { ViewBoundary } from '../kit/ViewBoundary.js';
import { Broken } from '../outcome/Broken.js';
import type { KnownPayment } from '../outcome/BrokenView.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Expired } from '../outcome/Expired.js';
import { PaidOrder } from '../outcome/PaidOrder.js';
import { UnknownOutcome, Waiting } from '../outcome/UnknownOutcome.js';
import { Later } from '../parts/Later.js';
import { PaymentScreen } from '../payment/page/PaymentScreen.js';
import type { PaymentVm } from '../payment/page/payment.vm.js';

interface PaymentAppProps {
  readonly vm: PaymentVm;
  readonly providerPages: ProviderPages | undefined;
}

/** The payment page: one screen at a time (RL-01). The screens of its outcomes are part of the entry, so they show without a connection too. */
export const PaymentRoute = observer(({ vm, providerPages }: PaymentAppProps) => {
  // Outside of the view: a payment that is under way goes on while the view is drawn anew.
  useEffect(() => vm.start(), [vm]);
  return (
    <ViewBoundary view={vm.screen.kind} broken={<BrokenPayment vm={vm} />}>
      <PaymentView vm={vm} providerPages={providerPages} />
    </ViewBoundary>
  );
});

/** RL-15. */
const BrokenPayment = observer(({ vm }: Pick<PaymentAppProps, 'vm'>) => {
  const known = knownOf(vm);
  return (
    <Broken
      t={vm.texts.t}
      known={known}
      onShown={() => known === 'open' && !vm.run.sending && vm.checkAgain()}
      onReload={() => location.reload()}
    />
  );
});

function knownOf({ run, screen, session }: PaymentVm): KnownPayment {
  if (screen.kind === 'success') return 'paid';
  return screen.kind === 'content' && !run.sending && session?.underWay !== true ? 'unpaid' : 'open';
}

const PaymentView = observer(({ vm, providerPages }: PaymentAppProps) => {
  const { page, screen, texts, theme } = vm;
  const paid = screen.kind === 'success' ? screen.receipt : undefined;
  const { host } = vm.ports;
  const logo = page?.showsLogo ? host.safeUrl(page.merchant.logo) : undefined;
  return (
    <PageFrame
      host={host}
      texts={texts}
      theme={theme}
      providerPages={providerPages}
      merchantName={page?.merchant.name ?? (paid ?? vm.refusal).merchantName}
      merchantLogo={logo}
    >
      <PaymentOutcome vm={vm} providerPages={providerPages} />
    </PageFrame>
  );
});

/** A row for each screen: one that is added to the union does not compile until it has its own. */
const PaymentOutcome = observer(({ vm, providerPages }: PaymentAppProps) => {
  const { t } = vm.texts;
  const { screen, page } = vm;
  const { host } = vm.ports;
  const question = { t, checking: vm.run.checking, onCheck: () => vm.checkAgain() };
  const storeUrl = host.safeUrl(page?.merchant.failUrl ?? vm.refusal.redirectUrl ?? '');
  const amount = vm.session?.amount;
  // Not the failed page of the store: that says to pay again (PY-06).
  const website = page && host.safeUrl(page.merchant.website);
  const open = { ...question, amount, storeUrl: website, orderReference: page?.order.id };
  const expired = <Expired t={t} amount={amount} storeUrl={storeUrl} shortId={vm.refusal.shortId} />;
  return byKind<Screen, ReactElement>(screen, {
    success: ({ receipt }) => (
      <PaidOrder
        t={t}
        host={host}
        receipt={receipt}
        isLink={vm.isLink}
        merchantWebsite={page?.merchant.website ?? ''}
        receiptOf={
          vm.address.token === undefined
            ? undefined
            : { calls: vm.ports.parts.calls, token: vm.address.token, texts: vm.texts }
        }
      />
    ),
    error: ({ failure }) => (
      <ErrorScreen
        texts={vm.texts}
        failure={failure}
        host={host}
        providerPages={providerPages}
        storeUrl={storeUrl}
        onRetry={() => vm.open()}
      />
    ),
    waiting: () => <Waiting {...open} onCheck={vm.run.lost ? undefined : question.onCheck} />,
    unfinished: () => <Later view="Unfinished" missing={expired} {...question} />,
    unknown: () => <UnknownOutcome {...open} />,
    expired: () =>
      vm.isLink || vm.refusal.shortId ? (
        <Later view="LinkPaymentExpired" waiting={expired} missing={expired} vm={vm} storeUrl={storeUrl} />
      ) : (
        expired
      ),
    content: () => <PaymentScreen vm={vm} providerPages={providerPages} />,
  });
});
