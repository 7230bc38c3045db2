import { makeAutoObservable, observableRef } from 'mobx';
import {
  addressLine,
  addressProblem,
  type Destination,
  emailProblem,
  fullName,
  type Invoice,
  invoiceTitleProblem,
  nameProblem,
  normaliseEmail,
  normaliseText,
  phoneProblem,
  taxOfficeProblem,
  zipProblem,
} from '../../../domain/links/address.js';
import { countryProblem } from '../../../domain/links/countries.js';
import type { Payer, ProductLink } from '../../../domain/links/link.js';
import {
  abroad,
  districtProblem,
  districtsOf,
  type Province,
  provinceProblem,
} from '../../../domain/links/province.js';
import { typedName } from '../../../domain/validation/name.js';
import { normalisePhone, typedPhone } from '../../../domain/validation/phone.js';
import { normaliseTaxNumber, taxNumberProblem } from '../../../domain/validation/tax-number.js';
import { type FieldRules, TypedFields } from '../../forms/typed-fields.js';

export type AddressField =
  | 'name'
  | 'surname'
  | 'phone'
  | 'email'
  | 'province'
  | 'district'
  | 'detail'
  | 'zip'
  | 'country'
  | 'invoiceTitle'
  | 'taxOffice'
  | 'taxNumber';

const fieldsOfInvoice: readonly AddressField[] = ['invoiceTitle', 'taxOffice', 'taxNumber'];

/** Where a product goes and whom the invoice is for (AD-01..05). A box that hides fields keeps what is in them. */
export class AddressForm {
  readonly fields: TypedFields<AddressField>;
  abroad = false;
  invoiceWanted: boolean;
  provinces: readonly Province[] = [];
  readonly zipRequired: boolean;
  readonly #invoiceSelected: boolean;

  constructor({ zipRequired, invoiceSelected }: Pick<ProductLink, 'zipRequired' | 'invoiceSelected'>) {
    this.zipRequired = zipRequired;
    this.#invoiceSelected = invoiceSelected;
    this.invoiceWanted = invoiceSelected;
    const rules: FieldRules<AddressField> = {
      name: nameProblem,
      surname: nameProblem,
      phone: phoneProblem,
      email: emailProblem,
      province: () => provinceProblem(this.province, this.provinces),
      district: () => districtProblem(this.district, this.province, this.provinces),
      detail: addressProblem,
      zip: (text) => zipProblem(text, this.zipRequired),
      country: countryProblem,
      invoiceTitle: invoiceTitleProblem,
      taxOffice: taxOfficeProblem,
      taxNumber: (text) => taxNumberProblem(text, { abroad: this.abroad }),
    };
    const masks = { name: typedName, surname: typedName, phone: typedPhone };
    this.fields = new TypedFields<AddressField>(rules, undefined, masks, (field) => this.asksFor(field));
    makeAutoObservable(this, { provinces: observableRef });
  }

  private asksFor(field: AddressField): boolean {
    if (fieldsOfInvoice.includes(field)) return this.invoiceWanted;
    if (field === 'country') return this.abroad;
    return field === 'province' || field === 'district' ? !this.abroad : true;
  }

  /** AD-03: both hold the value that means abroad. */
  get province(): string {
    return this.abroad ? abroad : this.fields.text('province');
  }

  get district(): string {
    return this.abroad ? abroad : this.fields.text('district');
  }

  /** AD-02: none until a city is chosen. */
  get districts(): readonly string[] {
    return districtsOf(this.province, this.provinces);
  }

  setProvinces(provinces: readonly Province[]): void {
    this.provinces = provinces;
  }

  /** Another city keeps a district of the same name, and drops any other. */
  chooseProvince(name: string): void {
    this.fields.enter('province', name);
    if (!this.districts.includes(this.fields.text('district'))) this.fields.enter('district', '');
  }

  setAbroad(checked: boolean): void {
    this.abroad = checked;
  }

  wantInvoice(checked: boolean): void {
    this.invoiceWanted = checked;
  }

  /** Something else than in the beginning was typed or checked (PP-16). */
  get changed(): boolean {
    return this.fields.changed || this.abroad || this.invoiceWanted !== this.#invoiceSelected;
  }

  /** Returns what was typed, and the boxes that are checked. */
  get texts(): Readonly<Record<string, string>> {
    const checked = (box: boolean) => (box ? '1' : '0');
    return { ...this.fields.texts, abroad: checked(this.abroad), invoice: checked(this.invoiceWanted) };
  }

  restore({ abroad: wasAbroad, invoice, ...texts }: Readonly<Record<string, string>>): void {
    this.fields.restore(texts);
    this.abroad = wasAbroad === '1';
    if (invoice !== undefined) this.invoiceWanted = invoice === '1';
  }

  /** When everything is right. */
  get payer(): Payer | undefined {
    if (!this.fields.valid) return undefined;
    const { province, district } = this;
    const typed = (field: AddressField) => this.fields.text(field);
    return {
      name: fullName({ name: typed('name'), surname: typed('surname') }),
      address: addressLine({ detail: typed('detail'), province, district }),
      email: normaliseEmail(typed('email')),
      phone: normalisePhone(typed('phone')),
    };
  }

  /** Where it goes, beside the address. */
  get destination(): Destination {
    return { zip: normaliseText(this.fields.text('zip')), country: this.abroad ? this.fields.text('country') : '' };
  }

  get invoice(): Invoice | undefined {
    if (!this.invoiceWanted) return undefined;
    return {
      title: normaliseText(this.fields.text('invoiceTitle')),
      taxOffice: normaliseText(this.fields.text('taxOffice')),
      taxNumber: normaliseTaxNumber(this.fields.text('taxNumber')),
    };
  }
}
