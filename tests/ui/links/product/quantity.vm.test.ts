import { QuantityVm } from '../../../../src/ui/links/product/quantity.vm.js';

const stock = { min: 2, max: 5 };

/** What the field holds and what it warns of. */
function expectField(vm: QuantityVm, text: string, warning: QuantityVm['warning']): void {
  expect(vm.text).toBe(text);
  expect(vm.warning).toEqual(warning);
}

describe('QuantityVm', () => {
  it('QT-01 above the maximum warns of the stock, with the number, and goes back to the minimum', () => {
    const vm = new QuantityVm(stock);
    vm.type('6');
    expectField(vm, '2', { key: 'validation.quantityMax', params: { max: 5 } });
    vm.more();
    expectField(vm, '3', undefined);
  });

  it('QT-01 below the minimum warns when the field is left, not while 12 is typed', () => {
    const vm = new QuantityVm({ min: 2, max: 50 });
    vm.type('1');
    expectField(vm, '1', undefined);
    vm.type('12');
    vm.leave();
    expectField(vm, '12', undefined);
    vm.type('1');
    vm.leave();
    expectField(vm, '2', { key: 'validation.quantityMin', params: { min: 2 } });
  });

  it('QT-02 minus stops at 1, plus wraps at the maximum, 0 clears', () => {
    const vm = new QuantityVm({ min: 1, max: 3 });
    expect(vm.mayTakeAway).toBe(false);
    vm.less();
    expectField(vm, '1', undefined);
    vm.more();
    vm.more();
    expect(vm.text).toBe('3');
    vm.more();
    expect(vm.text).toBe('1');
    expect(vm.warning?.key).toBe('validation.quantityMax');
    vm.type('0');
    expect(vm.text).toBe('');
    expect(vm.value).toBeUndefined();
  });

  it('QT-01 a number that was reset on the way to the button is shown before it is ordered', () => {
    const vm = new QuantityVm(stock);
    vm.type('');
    vm.leave();
    expect(vm.check()).toBe(false);
    expect(vm.warning?.key).toBe('validation.quantityMin');
    expect(vm.check()).toBe(true);
    expect(vm.value).toBe(2);
    expect(vm.warning).toBeUndefined();
  });

  it('QT-01 the last digits of a number that was reset while it was typed do not become an order unseen', () => {
    const vm = new QuantityVm({ min: 1, max: 12 });
    // 150, as it is typed into the field: its 0 falls behind the 1 that 15 was reset to.
    for (const digit of '150') vm.type(vm.text + digit);
    expectField(vm, '10', { key: 'validation.quantityMax', params: { max: 12 } });
    expect(vm.check()).toBe(false);
    expect(vm.warning?.key).toBe('validation.quantityMax');
    expect(vm.check()).toBe(true);
    expect(vm.value).toBe(10);
    expect(vm.warning).toBeUndefined();
  });

  it('QT-01 a number that was reset by its last digit is not ordered by the Enter behind it', () => {
    const vm = new QuantityVm(stock);
    vm.type('6');
    expect(vm.check()).toBe(false);
    expect(vm.text).toBe('2');
    expect(vm.warning?.key).toBe('validation.quantityMax');
    expect(vm.check()).toBe(true);
  });

  it('QT-01 another number in place of one that was reset is a number of its own', () => {
    const vm = new QuantityVm({ min: 1, max: 12 });
    vm.type('15');
    vm.type('');
    vm.type('7');
    expect(vm.warning).toBeUndefined();
    expect(vm.check()).toBe(true);
    expect(vm.value).toBe(7);
  });

  it('QT-01 less stock than before keeps the number, with the limit that it is beyond, until it is edited', () => {
    const vm = new QuantityVm(stock);
    vm.type('4');
    vm.renew({ min: 2, max: 4 });
    expectField(vm, '4', undefined);
    vm.renew({ min: 2, max: 3 });
    expectField(vm, '4', { key: 'validation.quantityMax', params: { max: 3 } });
    vm.leave();
    expect(vm.check()).toBe(false);
    expect(vm.check()).toBe(false);
    expectField(vm, '4', { key: 'validation.quantityMax', params: { max: 3 } });
    vm.type('3');
    expectField(vm, '3', undefined);
    expect(vm.check()).toBe(true);
  });

  it('QT-01 a number that the limits take again is no longer warned of, and is ordered at the first press', () => {
    const vm = new QuantityVm(stock);
    vm.type('4');
    vm.renew({ min: 2, max: 3 });
    vm.renew(stock);
    expectField(vm, '4', undefined);
    expect(vm.check()).toBe(true);
    // A number that was reset is still warned of.
    vm.type('6');
    vm.renew(stock);
    expectField(vm, '2', { key: 'validation.quantityMax', params: { max: 5 } });
    expect(vm.check()).toBe(false);
  });

  it.each(['1,5', '2.5', ',5', '1e2', '-3', '1/2', '1.', '1,000'])(
    'CN-23: a quantity that cannot be read stays as it was typed, with its warning, and is not ordered: %j',
    (text) => {
      const vm = new QuantityVm({ min: 1, max: 99_999 });
      vm.type(text);
      vm.leave();
      expectField(vm, text, { key: 'validation.quantityUnreadable' });
      expect(vm.check()).toBe(false);
      expect(vm.value).toBeUndefined();
    },
  );

  it('CN-23: a quantity that is typed with dots or spaces is what is typed, key by key as at once', () => {
    const typed = (keys: string) => {
      const vm = new QuantityVm({ min: 1, max: 99_999 });
      vm.type('');
      for (const key of keys) vm.type(vm.text + key);
      return vm;
    };
    for (const keys of ['1 5', '1.0000', '1.000,5', '1 0000']) {
      const unreadable = typed(keys);
      unreadable.leave();
      expectField(unreadable, keys, { key: 'validation.quantityUnreadable' });
    }
    const readable = [
      ['1 000', 1_000],
      ['1.000', 1_000],
      ['7 ', 7],
      ['7 adet', 7],
    ] as const;
    for (const [keys, value] of readable) {
      const left = typed(keys);
      expectField(left, keys, undefined);
      left.leave();
      expectField(left, String(value), undefined);
      expect(left.check()).toBe(true);
      expect(left.value).toBe(value);
    }
  });
});
