import { IsIn } from 'class-validator';
import { istanbulDate } from '../../../src/domain/transfer/istanbul-time.js';
import { type NoticeField, noticeProblems, type TransferNotice } from '../../../src/domain/transfer/transfer-notice.js';
import { normalisePhone } from '../../../src/domain/validation/phone.js';
import { domainRule } from '../../../src/infrastructure/validation/domain-rule.js';
import type { FormBody } from '../requests/form-body.js';
import { type RuleBetween, readRequest, WrongField } from '../requests/read-request.js';
import { type KnownSender, readText } from './known-sender.js';

const IsFlag = () => IsIn(['0', '1']);

/** How the money was sent (BT-04). */
export class TransferChannel {
  @IsFlag()
  byCreditCard = '';

  @IsFlag()
  atAtm = '';

  cardLast4 = '';
}

const channelRules: readonly RuleBetween<TransferChannel>[] = [
  {
    name: 'atAtm',
    sentence: 'byCreditCard and atAtm exclude each other',
    breaks: ({ byCreditCard, atAtm }) => byCreditCard === '1' && atAtm === '1',
  },
  {
    name: 'cardLast4',
    sentence: 'cardLast4 must be empty unless byCreditCard is 1',
    breaks: ({ byCreditCard, cardLast4 }) => byCreditCard === '0' && cardLast4.trim() !== '',
  },
];

/** Checks a field by the domain's rules of the whole notice (BT-03). */
function IsOfNotice(prototype: NoticeRequest, field: NoticeField): void {
  const rule = domainRule('isFieldOfNotice', (_text, request) =>
    request instanceof NoticeRequest ? noticeProblems(request.notice(), istanbulDate(request.now))[field] : undefined,
  );
  rule(prototype, field);
}

/** Describes what the shopper wrote of the transfer, in the order it is checked (BT-03). `now`: ms since the epoch. */
export class NoticeRequest {
  @IsOfNotice
  bank = '';

  @IsOfNotice
  userName = '';

  @IsOfNotice
  idLast6 = '';

  @IsOfNotice
  phone = '';

  @IsOfNotice
  paymentDate = '';

  @IsOfNotice
  cardLast4 = '';

  @IsOfNotice
  transactionNo = '';

  @IsOfNotice
  description = '';

  constructor(
    readonly now: number,
    private readonly channel: TransferChannel,
  ) {}

  notice(): TransferNotice {
    return {
      bank: this.bank,
      userName: this.userName,
      idLast6: this.idLast6,
      phone: normalisePhone(this.phone),
      paymentDate: this.paymentDate,
      cardLast4: this.cardLast4,
      transactionNo: this.transactionNo,
      description: this.description,
      byCreditCard: this.channel.byCreditCard === '1',
      atAtm: this.channel.atAtm === '1',
    };
  }
}

function noticeRules({ prefilled: known }: KnownSender): readonly RuleBetween<NoticeRequest>[] {
  const isAsKnown = (name: keyof typeof known): RuleBetween<NoticeRequest> => ({
    name,
    sentence: `${name} must be what the merchant gave`,
    breaks: (request) => known[name] !== '' && known[name] !== request.notice()[name],
  });
  return [isAsKnown('userName'), isAsKnown('phone')];
}

/** Reads a notice of a transfer (BT-03, BT-04), or its first wrong field. `now`: ms since the epoch. */
export function readNotice(form: FormBody, known: KnownSender, now: number): TransferNotice | WrongField {
  const channel = readRequest(new TransferChannel(), form, channelRules);
  if (channel instanceof WrongField) return channel;
  const texts = { get: (name: string) => readText(form.get(name)) };
  const request = readRequest(new NoticeRequest(now, channel), texts, noticeRules(known));
  return request instanceof WrongField ? request : request.notice();
}
