import { readFileSync } from 'node:fs';
import ts from 'typescript';
import {
  addPolicies,
  blocksDebitInstallments,
  hidesInstallmentNote,
  type MerchantPolicy,
  mayShowFinanceInfo,
  needsBasketCheck,
  policies,
  policyOf,
} from '../../../src/domain/merchant/policies.js';

/** Column of the table → the rule that reads it. */
const rules = {
  financeInfo: mayShowFinanceInfo,
  basketCheck: needsBasketCheck,
  blocksDebitInstallments,
  hidesInstallmentNote,
} satisfies Record<Exclude<keyof MerchantPolicy, 'merchantId'>, (merchantId: string) => boolean>;

function columnsSetBy(read: typeof rules, merchantId: string): string[] {
  return Object.entries(read).flatMap(([column, rule]) => (rule(merchantId) ? [column] : []));
}

/** The table's file as somebody leaves it who has added this row, and changed nothing else. */
async function withRow(
  row: string,
): Promise<typeof rules & { policies: readonly MerchantPolicy[]; addPolicies: typeof addPolicies }> {
  const file = new URL('../../../src/domain/merchant/policies.ts', import.meta.url);
  const [before = '', after] = readFileSync(file, 'utf8').split('\n];\n');
  const { outputText } = ts.transpileModule(`${before}\n  ${row},\n];\n${after}`, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const grown = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return {
    policies: grown.policies,
    addPolicies: grown.addPolicies,
    financeInfo: grown.mayShowFinanceInfo,
    basketCheck: grown.needsBasketCheck,
    blocksDebitInstallments: grown.blocksDebitInstallments,
    hidesInstallmentNote: grown.hidesInstallmentNote,
  };
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
    expect(mayShowFinanceInfo(merchantId)).toBe(may);
  });

  it.each([
    ['150397', true],
    ['582672', false],
    ['595494', false],
    ['100', false],
  ])('SP-02 merchant %s has its basket checked: %s', (merchantId, checked) => {
    expect(needsBasketCheck(merchantId)).toBe(checked);
  });

  it.each([
    ['800001', true, false],
    ['800002', false, true],
    ['150397', false, false],
    ['100', false, false],
  ])('IN-05 IN-09 merchant %s blocks debit installments: %s, hides the note: %s', (merchantId, blocks, hides) => {
    addPolicies([
      { merchantId: '800001', blocksDebitInstallments: true },
      { merchantId: '800002', hidesInstallmentNote: true },
    ]);
    expect(blocksDebitInstallments(merchantId)).toBe(blocks);
    expect(hidesInstallmentNote(merchantId)).toBe(hides);
  });

  it('SP-03 a row of the installation leaves a merchant what the table says of it', async () => {
    const grown = await withRow(`{ merchantId: '999998', basketCheck: true }`);
    grown.addPolicies([{ merchantId: '999998', hidesInstallmentNote: true }]);
    expect(grown.basketCheck('999998')).toBe(true);
    expect(grown.hidesInstallmentNote('999998')).toBe(true);
  });

  it('SP-03 every rule reads its own column and nothing else', () => {
    for (const policy of [...policies, { merchantId: 'of no row' }]) {
      expect(columnsSetBy(rules, policy.merchantId)).toEqual(
        Object.keys(policy).filter((name) => name !== 'merchantId'),
      );
    }
  });

  it.each(Object.keys(rules))(
    'SP-03 one row suffices: a merchant added with %s has that, and nobody else',
    async (column) => {
      const {
        policies: grown,
        addPolicies: _,
        ...grownRules
      } = await withRow(`{ merchantId: '999999', ${column}: true }`);
      expect(grown).toHaveLength(policies.length + 1);
      expect(columnsSetBy(grownRules, '999999')).toEqual([column]);
      for (const { merchantId } of policies)
        expect(columnsSetBy(grownRules, merchantId)).toEqual(columnsSetBy(rules, merchantId));
      expect(columnsSetBy(rules, '999999')).toEqual([]);
    },
  );

  it('SP-03 is one table with one row a merchant, found by its id', () => {
    const ids = policies.map((policy) => policy.merchantId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map(policyOf)).toEqual(policies);
    expect(policyOf('100')).toEqual({ merchantId: '100' });
  });
});
