import { Matches } from 'class-validator';
import { earliestMonth, expiryProblem } from '../../../src/domain/card/expiry.js';
import {
  IsCardExpiry,
  IsCardHolderName,
  IsCardNumber,
  IsSecurityCode,
} from '../../../src/infrastructure/validation/decorators.js';

/** A request whose card was typed at a time of the sandbox's clock. `now`: ms since the epoch. */
abstract class AtMoment {
  constructor(readonly now: number) {}
}

const IsDigits = () => Matches(/^\d+$/);
const IsTwoDigits = () => Matches(/^\d\d$/);
const IsYearOf = (month: string) => IsCardExpiry({ month, now: ({ now }: AtMoment) => earliestMonth(now) });

/** The card of a payment, as it was typed (AP-11). */
export class TypedCard extends AtMoment {
  @IsCardNumber()
  @IsDigits()
  card_number = '';

  @IsCardHolderName()
  cc_owner = '';

  @IsTwoDigits()
  expiry_month = '';

  @IsYearOf('expiry_month')
  @IsTwoDigits()
  expiry_year = '';

  @IsSecurityCode('card_number')
  cvv = '';
}

/** The card whose points are asked for, as it was typed (AP-07): fewer fields, of other names. */
export class TypedPointsCard extends AtMoment {
  @IsCardNumber()
  @IsDigits()
  number = '';

  @IsCardHolderName()
  owner = '';

  @IsTwoDigits()
  month = '';

  @IsYearOf('month')
  @IsTwoDigits()
  year = '';
}

/** Returns whether a card's last month is over; month and year of two digits. `now`: ms since the epoch. */
export function isPast(month: string, year: string, now: number): boolean {
  return expiryProblem(`${month}/${year}`, earliestMonth(now)) !== undefined;
}
