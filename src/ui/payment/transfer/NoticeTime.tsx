import { observer } from 'mobx-react-lite';
import type { TransferVm } from './transfer.vm.js';

/** Until when notice of the transfer is taken (BT-08). It comes a moment after the account, so it keeps its room. */
export const NoticeTime = observer(({ vm }: { readonly vm: TransferVm }) => {
  const time = vm.noticeTime.text;
  return <p aria-live="polite">{time === undefined ? '\u00a0' : vm.texts.t('transfer.noticeUntil', { time })}</p>;
});
