import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Subscription } from 'rxjs';
import type { Places } from '../../../application/links/ports.js';
import type { ProductOrder } from '../../../application/ports.js';
import type { PaymentLink, ProductLink } from '../../../domain/links/link.js';
import { totalOf } from '../../../domain/links/quantity.js';
import type { TypedFields } from '../../forms/typed-fields.js';
import { type AddressField, AddressForm } from '../address/address.form.js';
import type { LinkForm } from '../form/link-form.js';
import { QuantityVm } from './quantity.vm.js';

/** A product: how many, and where to (LK-03). */
export class ProductLinkVm implements LinkForm {
  readonly kind = 'product';
  readonly quantity: QuantityVm;
  readonly address: AddressForm;
  /** The list of provinces did not arrive; it can be asked for again. */
  provincesMissing = false;
  private loading = new Subscription();

  constructor(
    public link: ProductLink,
    private readonly places: Places,
  ) {
    this.quantity = new QuantityVm(link);
    this.address = new AddressForm(link.zipRequired, link.invoiceSelected);
    makeAutoObservable<ProductLinkVm, 'places' | 'loading'>(this, {
      link: observableRef,
      kind: false,
      quantity: false,
      address: false,
      places: false,
      loading: false,
    });
  }

  /** Fetches the provinces (AD-02); returns the undo. */
  start(): () => void {
    this.loadProvinces();
    return () => this.loading.unsubscribe();
  }

  loadProvinces(): void {
    this.loading.unsubscribe();
    this.provincesMissing = false;
    this.loading = this.places.provinces().subscribe({
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

  /** The stock may have changed in the meantime; what was typed stays. */
  renew(link: PaymentLink): boolean {
    if (link.kind !== this.kind) return false;
    this.link = link;
    this.quantity.renew(link);
    return true;
  }

  get amount(): number | undefined {
    const { value } = this.quantity;
    return value === undefined ? undefined : totalOf(this.link, value);
  }

  get texts(): Readonly<Record<string, string>> {
    const { changed, text } = this.quantity;
    return { ...this.address.texts, ...(changed && { quantity: text }) };
  }

  restore({ quantity = '', ...texts }: Readonly<Record<string, string>>): void {
    this.address.restore(texts);
    if (quantity === '') return;
    this.quantity.type(quantity);
    this.quantity.leave();
  }

  get typed(): boolean {
    return this.address.changed || this.quantity.changed;
  }

  check(): boolean {
    this.address.fields.leaveAll();
    return this.quantity.check();
  }

  refuse(field: string | undefined): boolean {
    return this.address.fields.refuse(field);
  }

  get order(): ProductOrder | undefined {
    const { amount } = this;
    const { value } = this.quantity;
    const { payer, invoice, destination } = this.address;
    return value === undefined || amount === undefined || payer === undefined
      ? undefined
      : { kind: 'product', quantity: value, amount, invoice, ...destination, ...payer };
  }
}
