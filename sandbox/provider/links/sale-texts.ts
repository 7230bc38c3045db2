import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import {
  type AcceptedText,
  longestSaleText,
  type OfEachText,
  type SaleText,
  type SaleTextKind,
  type SaleTexts,
  saleTextKinds,
} from '../../../src/domain/sale/sale-texts.js';
import type { Database, Transaction } from '../../database/database.js';
import { saleTexts } from '../database/schema-sale-texts.js';
import { Optional } from '../requests/accepted-fields.js';
import { Obeys } from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import type { RuleBetween } from '../requests/read-request.js';
import type { Link } from './find-link.js';

/** Names the fields of each text. */
const saleTextFields: OfEachText<string> = { preInformation: 'pre_information', contract: 'contract' };

const IsSaleText = () =>
  Obeys(
    `a text of at most ${longestSaleText} bytes in UTF-8, with a letter or a digit, without control characters but tab and line ends, and without characters that nobody sees or marks that turn the direction of what is read`,
    (value) => Buffer.byteLength(value) <= longestSaleText && readsAsItStands(value),
  );

/** Returns whether a reader sees something, and all that a text holds, in the order in which it stands. */
export function readsAsItStands(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && ![control, turning, hidden].some((characters) => characters.test(text));
}

/** No reader shows one of them, and JSON writes most as six characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

/** Embeddings, overrides and isolates of the direction: with one of them a shopper reads something else than is accepted. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Letters and tags that take no place, by which a text could say more than is seen, or nothing at all. The soft hyphen,
 * joiners, spaces without width, marks of one direction, byte order marks and the choice of a sign's look stay: they
 * come with words that were copied.
 */
const hidden =
  /(?!\u00ad|\u061c|[\u200b-\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

const IsTextVersion = () =>
  Obeys(
    '1 to 40 letters, digits, dots, - and _, without a card number',
    (value) => /^[\w.-]{1,40}$/.test(value) && !holdsCardNumber(value),
  );

/** The fields by which link/create and link/change take the texts of a product. */
export class SaleTextRequest {
  @Optional()
  @IsSaleText()
  pre_information = '';

  @Optional()
  @IsTextVersion()
  pre_information_version = '';

  @Optional()
  @IsSaleText()
  contract = '';

  @Optional()
  @IsTextVersion()
  contract_version = '';
}

/** The same, in the order in which they are signed. */
export const signedTextNames = [
  'pre_information',
  'pre_information_version',
  'contract',
  'contract_version',
] as const satisfies readonly (keyof SaleTextRequest)[];

/** All of the fields came, or none. */
export const textsNeedEachOther: RuleBetween<SaleTextRequest> = {
  name: 'pre_information',
  sentence: 'pre_information, pre_information_version, contract and contract_version need each other',
  breaks: (request) => {
    const missing = signedTextNames.filter((name) => request[name] === '');
    return missing.length > 0 && missing.length < signedTextNames.length;
  },
};

/** Returns the texts of a request that has all of their fields, or none. */
export function textsOfRequest(request: SaleTextRequest): SaleTexts | undefined {
  if (request.contract === '') return undefined;
  return {
    preInformation: { text: request.pre_information, version: request.pre_information_version },
    contract: { text: request.contract, version: request.contract_version },
  };
}

/**
 * Returns the field of a text that holds a card number. The text is kept and shown as it is, so such a one is refused
 * (T13). Reading the longest text takes a tenth of a second: only a merchant whose signature is right may ask for that
 * (TR-09).
 */
export function textWithCardNumber(texts: SaleTexts): string | undefined {
  const kind = saleTextKinds.find((each) => holdsCardNumber(texts[each].text));
  return kind && saleTextFields[kind];
}

export const textWithoutCards = 'must not hold a card number: the text is kept and shown as it is';

/**
 * Keeps the texts of a merchant's link; returns what names them. A text that is there already stays as it is. In the order of
 * their hashes: two links that are made at once with the same texts, each the other way round, wait for each other in one
 * direction only.
 */
export async function keepTexts(
  tx: Transaction,
  merchantId: string,
  texts: SaleTexts,
): Promise<OfEachText<AcceptedText>> {
  const named = eachText((kind) => nameOf(texts[kind]));
  const rows = saleTextKinds.map((kind) => ({ merchantId, sha256: named[kind].sha256, text: texts[kind].text }));
  rows.sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
  await tx.insert(saleTexts).values(rows).onConflictDoNothing();
  return named;
}

function nameOf({ text, version }: SaleText): AcceptedText {
  return { version, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
}

/** Reads a text that one of the merchant's links has or had. */
export async function findText(db: Database, merchantId: string, sha256: string): Promise<string | undefined> {
  const [found] = await db
    .select({ text: saleTexts.text })
    .from(saleTexts)
    .where(and(eq(saleTexts.merchantId, merchantId), eq(saleTexts.sha256, sha256)));
  return found?.text;
}

/** Returns the part of `linkPage` that says who sells, and what its buyer accepts (AP-02). */
export async function saleOf(db: Database, link: Link): Promise<Readonly<Record<string, object>>> {
  const { seller, saleTexts: named, merchantId } = link;
  const shown: Record<string, object> = {};
  if (seller !== null) shown.seller = seller;
  if (named !== null) {
    const [preInformation, contract] = await Promise.all(
      saleTextKinds.map((kind) => findText(db, merchantId, named[kind].sha256)),
    );
    shown.saleTexts = {
      preInformation: { version: named.preInformation.version, text: preInformation },
      contract: { version: named.contract.version, text: contract },
    };
  }
  return shown;
}

/** The fields of an order by which its page names the texts that it accepts (AP-03). */
const acceptanceFieldsOf = {
  preInformation: { version: 'pre_information_version', sha256: 'pre_information_sha256' },
  contract: { version: 'contract_version', sha256: 'contract_sha256' },
} as const satisfies OfEachText<AcceptedText>;

export const acceptanceFields = saleTextKinds.flatMap((kind) => Object.values(acceptanceFieldsOf[kind]));

/** Returns what names the texts that an order accepts; undefined where it names none. */
export function acceptedIn(form: Pick<FormBody, 'get'>): OfEachText<AcceptedText> | undefined {
  if (acceptanceFields.every((name) => form.get(name) === '')) return undefined;
  return eachText((kind) => {
    const { version, sha256 } = acceptanceFieldsOf[kind];
    return { version: form.get(version), sha256: form.get(sha256) };
  });
}

/** Returns what names the texts of a link to its merchant; nothing where it has none. */
export function hashFields(named: OfEachText<AcceptedText> | undefined): Readonly<Record<string, string>> {
  if (named === undefined) return {};
  return { pre_information_sha256: named.preInformation.sha256, contract_sha256: named.contract.sha256 };
}

/** Holds what an order says of the texts that were accepted with it. */
interface AcceptingOrder {
  readonly acceptedTexts: OfEachText<AcceptedText> | null;
  readonly linkId: string | null;
  readonly createdAt: Date;
}

/** Returns the fields of a notification that name the accepted texts of an order (LW-05); none where none were accepted. */
export function acceptanceOf({ acceptedTexts, linkId, createdAt }: AcceptingOrder): Readonly<Record<string, string>> {
  if (acceptedTexts === null) return {};
  const { preInformation, contract } = acceptedTexts;
  return {
    pre_information_sha256: preInformation.sha256,
    pre_information_version: preInformation.version,
    contract_sha256: contract.sha256,
    contract_version: contract.version,
    accepted_date: printIstanbulTime(createdAt),
    accepted_link: linkId ?? '',
  };
}

/** Returns what the receipt of an order says of the texts that were accepted with it, `lang` of its link (RL-12, LW-05). */
export function acceptedTextsOf({ acceptedTexts, linkId, createdAt }: AcceptingOrder, lang: string | null): object {
  if (acceptedTexts === null) return {};
  return { acceptedTexts: { ...acceptedTexts, at: createdAt.toISOString(), link: linkId ?? '', lang: lang ?? '' } };
}

function eachText<T>(of: (kind: SaleTextKind) => T): OfEachText<T> {
  return { preInformation: of('preInformation'), contract: of('contract') };
}
