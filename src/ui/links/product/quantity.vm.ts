import { makeAutoObservable, observableRef } from 'mobx';
import {
  canTakeAway,
  minus,
  plus,
  type Quantity,
  type QuantityStep,
  settleQuantity,
  typeQuantity,
} from '../../../domain/links/quantity.js';
import type { Problem } from '../../../domain/validation/problem.js';

/** How many pieces (QT-01, QT-02). */
export class QuantityVm {
  private limits: Quantity;
  private step: QuantityStep;
  /** The number was reset when the field was left, or by a key: the shopper may not have seen it. */
  private resetUnseen = false;
  /** The number was chosen before the limits changed, and is beyond them. */
  private kept = false;

  constructor(limits: Quantity) {
    this.limits = limits;
    this.step = { value: limits.min };
    makeAutoObservable<QuantityVm, 'step' | 'limits'>(this, { step: observableRef, limits: observableRef });
  }

  get value(): number | undefined {
    return this.step.value;
  }

  get text(): string {
    const { value, unread = '', typing = String(value) } = this.step;
    return value === undefined ? unread : typing;
  }

  /** Something else than a link is opened with. */
  get changed(): boolean {
    return this.value !== this.limits.min;
  }

  get warning(): Problem | undefined {
    return this.step.warning;
  }

  /** The number cannot be ordered: another was typed, or the limits have changed. */
  get isBeyondLimits(): boolean {
    return settleQuantity(this.value, this.limits).warning !== undefined;
  }

  get mayTakeAway(): boolean {
    return canTakeAway(this.value);
  }

  /** Digits that fall behind a number that was just reset belonged to the one before: the warning stays. */
  type(text: string): void {
    const { warning, unread } = this.step;
    const wasReset = warning !== undefined && unread === undefined;
    const typedOn = wasReset && this.text !== '' && text.startsWith(this.text);
    const step = typeQuantity(text, this.limits);
    this.take(typedOn ? { warning, ...step } : step);
    this.resetUnseen = this.warning !== undefined;
  }

  more(): void {
    this.take(plus(this.value, this.limits));
  }

  less(): void {
    if (this.mayTakeAway) this.take(minus(this.value, this.limits));
  }

  /** The field is left. A warning that is still true stays, and so does what cannot be read. */
  leave(): void {
    if (this.kept || this.step.unread !== undefined) return;
    const settled = settleQuantity(this.value, this.limits);
    const { typing: _typing, ...shown } = this.step;
    this.step = settled.warning === undefined ? shown : settled;
    if (settled.warning !== undefined) this.resetUnseen = true;
  }

  /**
   * False, once, when the number is not the one that was typed: that is not ordered unseen. False as long as what was typed
   * cannot be read, or is beyond the limits.
   */
  check(): boolean {
    this.leave();
    if (this.kept || this.step.unread !== undefined) return false;
    const seen = !this.resetUnseen;
    this.resetUnseen = false;
    if (seen) this.step = { value: this.value };
    return seen;
  }

  /** The stock has changed. The number stays, with the limit that it is beyond now, until it is edited (QT-01). */
  renew(limits: Quantity): void {
    const { value } = this;
    this.limits = limits;
    if (value === undefined) return;
    const { warning } = settleQuantity(value, limits);
    const wasKept = this.kept;
    this.kept = warning !== undefined;
    if (warning !== undefined) this.step = { value, warning };
    else if (wasKept) this.step = { value };
  }

  private take(step: QuantityStep): void {
    this.step = step;
    this.resetUnseen = false;
    this.kept = false;
  }
}
