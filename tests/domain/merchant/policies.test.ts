import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { policies, policyOf } from '../../../src/domain/merchant/policies.js';

/** The table's file as somebody leaves it who has added this row, and changed nothing else. */
async function withRow(row: string): Promise<{ policies: typeof policies; policyOf: typeof policyOf }> {
  const file = new URL('../../../src/domain/merchant/policies.ts', import.meta.url);
  const [before = '', after] = readFileSync(file, 'utf8').split('\n];\n');
  const { outputText } = ts.transpileModule(`${before}\n  ${row},\n];\n${after}`, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

describe('policies', () => {
  it.each([
    ['582672', true],
    ['595494', true],
    ['150397', false],
    ['100', false],
    ['', false],
    ['constructor', false],
    ['0582672', false],
  ])('SP-01 merchant %j may show the finance info: %s', (merchantId, may) => {
    expect(policyOf(merchantId).financeInfo === true).toBe(may);
  });

  it.each([
    ['150397', true],
    ['582672', false],
    ['595494', false],
    ['100', false],
  ])('SP-02 merchant %s has its basket checked: %s', (merchantId, checked) => {
    expect(policyOf(merchantId).basketCheck === true).toBe(checked);
  });

  it.each([
    ['800001', true, false],
    ['800002', false, true],
    ['150397', false, false],
    ['100', false, false],
  ])('IN-05 IN-09 merchant %s blocks debit installments: %s, hides the note: %s', (merchantId, blocks, hides) => {
    const policy = policyOf(merchantId, [
      { merchantId: '800001', blocksDebitInstallments: true },
      { merchantId: '800002', hidesInstallmentNote: true },
    ]);
    expect(policy.blocksDebitInstallments === true).toBe(blocks);
    expect(policy.hidesInstallmentNote === true).toBe(hides);
  });

  it('SP-03 a row of the installation leaves a merchant what the table says of it', async () => {
    const grown = await withRow(`{ merchantId: '999998', basketCheck: true }`);
    const ofInstallation = [{ merchantId: '999998', hidesInstallmentNote: true }];
    expect(grown.policyOf('999998', ofInstallation)).toEqual({
      merchantId: '999998',
      basketCheck: true,
      hidesInstallmentNote: true,
    });
  });

  it('SP-03 a row of the installation changes the policy of its merchant alone, and only where it is given', () => {
    const ofInstallation = [{ merchantId: '800001', blocksDebitInstallments: true }];
    for (const policy of policies) expect(policyOf(policy.merchantId, ofInstallation)).toEqual(policy);
    expect(policyOf('100', ofInstallation)).toEqual({ merchantId: '100' });
    expect(policyOf('800001')).toEqual({ merchantId: '800001' });
  });

  it.each(['financeInfo', 'basketCheck', 'blocksDebitInstallments', 'hidesInstallmentNote'])(
    'SP-03 one row suffices: a merchant added with %s has that, and no other has it by that',
    async (column) => {
      const grown = await withRow(`{ merchantId: '999999', ${column}: true }`);
      expect(grown.policies).toHaveLength(policies.length + 1);
      expect(grown.policyOf('999999')).toEqual({ merchantId: '999999', [column]: true });
      for (const policy of policies) expect(grown.policyOf(policy.merchantId)).toEqual(policy);
      expect(policyOf('999999')).toEqual({ merchantId: '999999' });
    },
  );

  it('SP-03 is one table with one row a merchant, found by its id', () => {
    const ids = policies.map((policy) => policy.merchantId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map((id) => policyOf(id))).toEqual(policies);
    expect(policyOf('100')).toEqual({ merchantId: '100' });
  });
});
