import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Subscription } from 'rxjs';
import type { Places } from '../../../application/links/ports.js';
import { maxCollection } from '../../../domain/links/collection.js';
import type { LinkBase, ProductLink, ProductOrder } from '../../../domain/links/link.js';
import { defaultMax, defaultMin, totalOf } from '../../../domain/links/quantity.js';
import { largestAmount } from '../../../domain/money/amount.js';
import { areSameTexts, type SaleTexts } from '../../../domain/sale/sale-texts.js';
import type { TypedFields } from '../../forms/typed-fields.js';
import { type AddressField, AddressForm } from '../address/address.form.js';
import { LinkForm } from '../form/link-form.js';
import { QuantityVm } from './quantity.vm.js';

/** A product: how many, and where to (LK-03). */
export class ProductLinkVm extends LinkForm<ProductLink, AddressField> {
  readonly kind = 'product';
  readonly quantity: QuantityVm;
  readonly address: AddressForm;
  /** The list of provinces did not arrive; it can be asked for again. */
  provincesMissing = false;
  private acceptedTexts: SaleTexts | undefined = undefined;
  private acceptanceAsked = false;
  readonly #places: Places;
  #loading = new Subscription();

  constructor(link: ProductLink, places: Places) {
    super(link);
    this.#places = places;
    this.quantity = new QuantityVm(link);
    this.address = new AddressForm(link);
    makeObservable<ProductLinkVm, 'acceptedTexts' | 'acceptanceAsked'>(this, {
      provincesMissing: observable,
      acceptedTexts: observableRef,
      acceptanceAsked: observable,
      loadProvinces: action,
      accept: action,
      check: action,
      amount: computed,
      order: computed,
    });
  }

  /** Fetches the provinces (AD-02); returns the undo. */
  start(): () => void {
    this.loadProvinces();
    return () => this.#loading.unsubscribe();
  }

  loadProvinces(): void {
    this.#loading.unsubscribe();
    this.provincesMissing = false;
    this.#loading = this.#places.provinces().subscribe({
      next: (provinces) => this.address.setProvinces(provinces),
      error: () =>
        runInAction(() => {
          this.provincesMissing = true;
        }),
    });
  }

  get fields(): TypedFields<AddressField> {
    return this.address.fields;
  }

  get amount(): number | undefined {
    const { isBeyondLimits, value } = this.quantity;
    if (value === undefined || isBeyondLimits) return undefined;
    const total = totalOf(this.link, value);
    // The terms of the link may have changed since the quantity was typed.
    return total > largestAmount ? undefined : total;
  }

  /** The shopper accepts the texts that the link shows. New texts are not accepted by that (LW-04). */
  get accepted(): boolean {
    const { acceptedTexts } = this;
    return acceptedTexts !== undefined && areSameTexts(acceptedTexts, this.link.saleTexts);
  }

  /** The shopper went on without accepting them. */
  get acceptanceMissing(): boolean {
    return this.acceptanceAsked && this.link.saleTexts !== undefined && !this.accepted;
  }

  accept(checked: boolean): void {
    this.acceptedTexts = checked ? this.link.saleTexts : undefined;
  }

  override get obliges(): boolean {
    return this.awaited || this.link.saleTexts !== undefined;
  }

  override get unitPrice(): number {
    return this.link.price;
  }

  override get texts(): Readonly<Record<string, string>> {
    const { changed, text } = this.quantity;
    return { ...this.address.texts, ...(changed && { quantity: text }) };
  }

  override restore({ quantity = '', ...texts }: Readonly<Record<string, string>>): void {
    this.address.restore(texts);
    if (quantity === '') return;
    this.quantity.type(quantity);
    this.quantity.leave();
  }

  override get changed(): boolean {
    return this.address.changed || this.quantity.changed;
  }

  override check(): boolean {
    super.check();
    this.acceptanceAsked = true;
    return this.quantity.check();
  }

  /** The stock may have changed, and other texts are accepted anew, also where the former ones come back (LW-04). */
  protected override renewed(): void {
    if (!this.accepted) this.acceptedTexts = undefined;
    this.quantity.renew(this.link);
  }

  get order(): ProductOrder | undefined {
    const { amount } = this;
    const { value } = this.quantity;
    const { payer, invoice, destination } = this.address;
    if (value === undefined || amount === undefined || payer === undefined) return undefined;
    const { saleTexts: accepts } = this.link;
    if (accepts !== undefined && !this.accepted) return undefined;
    return { kind: 'product', quantity: value, amount, invoice, accepts, ...destination, ...payer };
  }
}

/** Returns a product of which only what the document says is known. */
export function awaitedProduct(known: LinkBase): ProductLink {
  const terms = { price: maxCollection, min: defaultMin, max: defaultMax };
  return {
    ...known,
    ...terms,
    kind: 'product',
    image: '',
    zipRequired: false,
    invoiceSelected: false,
    seller: undefined,
  };
}
