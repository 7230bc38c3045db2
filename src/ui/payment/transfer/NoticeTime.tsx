import { observer } from 'mobx-react-lite';
import { printIstanbulMoment } from '../../../domain/transfer/istanbul-time.js';
import styles from './TransferPanel.styles.js';
import type { TransferVm } from './transfer.vm.js';

/** Until when notice of the transfer is taken (BT-08). It comes a moment after the account, so it keeps its room. */
export const NoticeTime = observer(({ vm }: { readonly vm: TransferVm }) => {
  const { text } = vm.noticeTime;
  const { t, language } = vm.texts;
  const time = text ?? printIstanbulMoment(0, language);
  return (
    <p aria-live="polite" className={text === undefined ? styles.timeRoom : undefined}>
      {t('transfer.noticeUntil', { time })}
    </p>
  );
});
