import type { Reason } from './reason.js';

/** Why the transfer of a notice was refused. */
export const transferTable = {
  transferNotFound: {
    code: '4',
    text: {
      tr: 'Bildirdiğiniz transfer hesapta bulunamadı.',
      en: 'The transfer you reported was not found in the account.',
    },
  },
  transferTooSmall: {
    code: '5',
    text: {
      tr: 'Gönderilen tutar sipariş tutarından az.',
      en: 'The amount that was sent is less than the order’s.',
    },
  },
  transferNameMismatch: {
    code: '41',
    text: {
      tr: 'Transferi yapanın adı bildirimdekiyle aynı değil.',
      en: 'The name on the transfer is not the one in the notice.',
    },
  },
  transferIdMismatch: {
    code: '42',
    text: {
      tr: 'Kimlik numarası transferi yapanınkiyle uyuşmuyor.',
      en: 'The ID number is not that of the person who sent the money.',
    },
  },
  transferAlreadyApproved: {
    code: '43',
    text: {
      tr: 'Bu transfer daha önce başka bir sipariş için onaylandı.',
      en: 'This transfer was approved for another order before.',
    },
  },
  transferRefunded: {
    code: '44',
    text: { tr: 'Bu transfer gönderene iade edildi.', en: 'This transfer was given back to the sender.' },
  },
  transferTwoNames: {
    code: '45',
    text: {
      tr: 'Dekontta birden çok ad var; transfer eşleştirilemedi.',
      en: 'There are two names on the receipt; the transfer could not be matched.',
    },
  },
} as const satisfies Record<string, Reason>;

type TransferReason = keyof typeof transferTable;

/** Why a transfer can be refused. */
export const transferReasons = [
  'transferNotFound',
  'transferTooSmall',
  'transferNameMismatch',
  'transferIdMismatch',
  'transferAlreadyApproved',
  'transferRefunded',
  'transferTwoNames',
] as const satisfies readonly TransferReason[];

/** Reasons of a bank transfer: of an order that expires unpaid they are shown rather than the expiry. */
export function isAboutTransfer(key: string): key is TransferReason {
  return transferReasons.some((reason) => reason === key);
}
