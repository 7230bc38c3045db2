import { banks, ibanOf } from '../../../../sandbox/provider/directory/banks.js';

describe('the accounts', () => {
  it('BT-02 every IBAN is one of Turkey that adds up, and names its bank', () => {
    expect(banks.length).toBeGreaterThan(5);
    for (const bank of banks) {
      const iban = ibanOf(bank);
      expect(iban).toMatch(/^TR\d{24}$/);
      const digits = `${iban.slice(4)}2927${iban.slice(2, 4)}`;
      // ISO 7064, digit by digit: not the computation that made them.
      expect([...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)).toBe(1);
      expect(iban.slice(4, 9)).toBe(`0${bank.eftCode}`);
    }
    // The IBAN that the standard's register gives as the example of Turkey.
    const known = { ...banks[0]!, eftCode: '0061', branchCode: '0519', accountNo: '786457841326' };
    expect(ibanOf(known)).toBe('TR330006100519786457841326');
  });
});
