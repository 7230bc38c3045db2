import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import type { MerchantAccount, MerchantSettings } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { chosenCategory } from '../goods/categories.js';
import { readLookForm } from './look-form.js';

/** Holds what the panel's form can change. */
const textSettings = ['name', 'website', 'logo', 'notificationUrl', 'transferNoticeUrl'] as const;

/** Names the addresses that the provider posts to. */
const postedSettings: readonly string[] = ['notificationUrl', 'transferNoticeUrl'];

export const tickSettings = [
  'testMode',
  'non3d',
  'force3d',
  'storeCardOff',
  'dark',
  'requireCvv',
  'noInstallment',
  'singleOff',
  'bodySignature',
  'logoOnPayments',
] as const;

/** Counts up to which installments can be at the cash price; 0: none. */
export const pftChoices = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type TextSetting = (typeof textSettings)[number];

/** A field of the form that can be wrong. */
export type ProblemField = TextSetting | 'accent' | 'radius';

export type SettingProblem =
  | 'required'
  | 'address'
  | 'privateAddress'
  | 'tooLong'
  | 'cardNumber'
  | 'colour'
  | 'corners';

export const settingMax: Readonly<Record<TextSetting, number>> = {
  name: 60,
  website: 200,
  logo: 400,
  notificationUrl: 400,
  transferNoticeUrl: 400,
};

/**
 * Reads the form. Only what differs from the account comes back: a seeded address follows the running store's port for
 * until another is typed. `isNotified`: whether the provider posts notifications to an address.
 */
export function readSettings(
  form: Form,
  account: MerchantAccount,
  isNotified: (address: string, merchantId: string) => boolean,
  categories: readonly string[],
): { readonly changed: Partial<MerchantSettings>; readonly problems: ReadonlyMap<ProblemField, SettingProblem> } {
  const problems = new Map<ProblemField, SettingProblem>();
  const changed: { -readonly [Name in keyof MerchantSettings]?: MerchantSettings[Name] } = {};
  for (const name of textSettings) {
    const value = (form.get(name) ?? '').trim().normalize('NFC');
    const problem = value === account[name] ? undefined : problemOf(name, value);
    const isRefused = postedSettings.includes(name) && value !== '' && !isNotified(value, account.id);
    if (problem !== undefined) problems.set(name, problem);
    else if (isRefused) problems.set(name, 'privateAddress');
    else if (value !== account[name]) changed[name] = value;
  }
  for (const name of tickSettings) {
    const value = form.get(name) === '1';
    if (value !== account[name]) changed[name] = value;
  }
  const pftOptionMax = pftChoices.find((count) => String(count) === form.get('pftOptionMax'));
  if (pftOptionMax !== undefined && pftOptionMax !== account.pftOptionMax) changed.pftOptionMax = pftOptionMax;
  const category = chosenCategory(form, categories);
  if (category !== undefined && category !== account.category) changed.category = category;
  const { appearance, wrong } = readLookForm(form, account.appearance);
  if (wrong.includes('accent')) problems.set('accent', 'colour');
  if (wrong.includes('radius')) problems.set('radius', 'corners');
  const { accent, radius } = account.appearance ?? {};
  if (appearance.accent !== accent || appearance.radius !== radius) changed.appearance = appearance;
  return { changed, problems };
}

function problemOf(name: TextSetting, value: string): SettingProblem | undefined {
  if (value.length > settingMax[name]) return 'tooLong';
  if (holdsCardNumber(value)) return 'cardNumber';
  if (name === 'name') return value === '' ? 'required' : undefined;
  return value === '' || isWebAddress(value) ? undefined : 'address';
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}
