/** The fields of the page's calls, as far as no other file is about them. What has no rule is compared with the order. */
import { IsIn, IsNotEmpty, Matches } from 'class-validator';
import { product } from '../../../src/domain/payment/product-slug.js';
import { IsAmount, IsSmsCode, IsTurkishMobile } from '../../../src/infrastructure/validation/decorators.js';
import { Optional } from '../requests/accepted-fields.js';

/** The field a call names its token or its link's signature by. */
export const tokenField = `${product}_token` as const;
const tokenAgain = `${product}Token` as const;

/** How a call names its payment: **access** in docs/api.md (AP-21). */
export class PageAccess {
  @IsIn(['iframe', 'link', 'page'])
  pageType = '';

  @IsNotEmpty()
  token = '';

  @IsNotEmpty()
  csrfToken = '';

  @IsNotEmpty()
  merchantId = '';

  @IsNotEmpty()
  merchantOid = '';
}

/** The page's own id of a payment post. */
export class PostId {
  @Optional()
  @Matches(/^[\w-]{7,64}$/, { message: '7 to 64 letters, digits, - and _' })
  attempt_id = '';
}

/** AP-13. */
export class StatusQuestion extends PostId {
  email = '';
}

/** AP-08: the first digits of a card. */
export class CardBin {
  @Matches(/^\d{8}$/, { message: '8 digits' })
  binNumber = '';
}

/** AP-09. */
export class PlanQuestion extends CardBin {
  @IsAmount({ message: 'the amount of the order, such as 1.234,50' })
  amount = '';

  shortId = '';
}

/** AP-07, beside the card. */
export class PointsQuestion {
  @IsAmount({ message: 'the amount of the order, such as 1.234,50' })
  amount = '';

  brand = '';
}

/** A stored card whose points are asked for. */
export class StoredPointsCard {
  @IsNotEmpty()
  ctoken = '';

  utoken = '';
}

/** AP-10: the four names of a stored card. */
export class StoredCardNames {
  ctoken = '';
  utoken = '';
  dtoken = '';
  groupId = '';
}

/** AP-12. */
export class JuzdanStart extends PostId {
  ptrUrl = '';
  userIp = '';
  requestExpDate = '';

  @IsNotEmpty()
  [tokenAgain] = '';
}

/** AP-16. */
export class BexResult {
  resultId = '';
}

/** VF-01: where the code is sent; empty is the known number. */
export class TypedPhone {
  @Optional()
  @IsTurkishMobile({ message: '05 and nine digits' })
  phone = '';
}

/** BT-05, VF-02. */
export class TypedCode {
  @Matches(/^.{0,12}$/s, { message: '6 to 12 characters' })
  @IsSmsCode({ message: '6 to 12 characters' })
  smsCode = '';
}

/** BT-08: the bank whose account is shown. */
export class ShownAccount {
  @IsNotEmpty()
  bank = '';
}

/** AP-11, beside the card and the terms: how a payment names itself. Fields of the payment's form come back with it. */
export class PaymentPost extends PostId {
  @IsNotEmpty()
  merchant_id = '';

  @IsNotEmpty()
  merchant_oid = '';

  @IsNotEmpty()
  [tokenField] = '';

  @IsNotEmpty()
  csrf_token = '';

  ref_url = '';
  /** The header Accept-Language says in which language the shopper is answered; this field is taken and decides nothing. */
  lang = '';
  bank_loan = '';
}

/** A stored card that pays. */
export class StoredCardPost {
  @IsNotEmpty()
  ctoken = '';

  cvv = '';
}

/** AP-17. */
export class SiteReport {
  merchant_id = '';
  website = '';
  ancestorOrigins = '';
}

/** AP-18. */
export class FramingReport {
  merchant_id = '';
  email = '';
  reason = '';
}
