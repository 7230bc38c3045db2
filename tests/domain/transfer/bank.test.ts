import fc from 'fast-check';
import { closedNow, groupIban } from '../../../src/domain/transfer/bank.js';
import { readTimeOfDay } from '../../../src/domain/transfer/istanbul-time.js';
import { isTurkishIban } from '../../../src/domain/validation/iban.js';

const at = (time: string) => readTimeOfDay(time) ?? Number.NaN;
const hours = (from: string, until: string) => ({ active: true, closed: { from: at(from), until: at(until) } });

describe('a bank', () => {
  it.each([
    ['17:29', false],
    ['17:30', true],
    ['23:59', true],
    ['00:00', true],
    ['08:59', true],
    ['09:00', false],
  ])('BT-07 is closed from the first minute to the last, over midnight too: %s', (time, closed) => {
    expect(closedNow(hours('17:30', '09:00'), at(time))).toBe(closed);
  });

  it('BT-07 is closed within hours of one day, and never without any', () => {
    expect(['12:59', '13:00', '13:59', '14:00'].map((time) => closedNow(hours('13:00', '14:00'), at(time)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(closedNow({ active: true, closed: undefined }, 0)).toBe(false);
  });

  it('BT-07 is open all day where its closed hours end when they begin', () => {
    expect(closedNow(hours('12:00', '12:00'), at('12:00'))).toBe(false);
  });

  it('BT-07 is closed while the provider says so, whatever the hour', () => {
    expect(closedNow({ active: false, closed: undefined }, at('12:00'))).toBe(true);
  });
});

describe('an IBAN', () => {
  const iban = 'TR330006100519786457841326';

  it('BT-02 is one of Turkey with the right check digits, with spaces or without', () => {
    expect(isTurkishIban(iban)).toBe(true);
    expect(isTurkishIban(groupIban(iban))).toBe(true);
    for (const text of ['', 'TR33', iban.toLowerCase(), `${iban}0`, 'DE89370400440532013000'])
      expect(isTurkishIban(text)).toBe(false);
  });

  it('BT-02 any single wrong digit, and any two neighbours that changed places, are noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 25 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(iban[place]) + by) % 10;
        expect(isTurkishIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
      }),
    );
    for (let place = 4; place < 25; place++) {
      const [one, two] = [iban[place], iban[place + 1]];
      const swapped = `${iban.slice(0, place)}${two}${one}${iban.slice(place + 2)}`;
      if (one !== two) expect(isTurkishIban(swapped)).toBe(false);
    }
  });

  it('BT-02 is shown in groups of four', () => {
    expect(groupIban(iban)).toBe('TR33 0006 1005 1978 6457 8413 26');
  });
});
