import ts from 'typescript';
import { linkTypes } from '../../src/domain/links/link.js';
import { policies } from '../../src/domain/merchant/policies.js';
import { describeRules } from './rules.js';
import { nodesOf, type Source, under } from './sources.js';

/** Every merchant that has a row: a new one is guarded from its first day. */
const merchantIds = new RegExp(`\\b(${policies.map(({ merchantId }) => merchantId).join('|')})\\b`);
const merchantHomes = ['src/domain/merchant/policies.ts', 'sandbox/demo/merchants.ts'];

/** A type's own modules bear its name, as do their folders. */
const isOfType = new RegExp(`/(${linkTypes.join('|')})[/.-]`);

function isLinkType(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && linkTypes.some((type) => type === node.text);
}

/** `link.kind === 'product'`, `case 'product':` and the like. */
function asksForLinkType({ syntax }: Source): boolean {
  const equals = [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ];
  return nodesOf(syntax).some((node) => {
    if (ts.isCaseClause(node)) return isLinkType(node.expression);
    // The database compares by a call.
    if (ts.isCallExpression(node) && node.expression.getText() === 'eq') return node.arguments.some(isLinkType);
    if (!ts.isBinaryExpression(node) || !equals.includes(node.operatorToken.kind)) return false;
    return isLinkType(node.left) || isLinkType(node.right);
  });
}

describeRules([
  {
    name: 'SP-03 merchant special cases stand in the policy table alone',
    intent: 'A merchant is a row in src/domain/merchant/policies.ts: an id anywhere else is an if in disguise.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/')
        .filter((source) => !merchantHomes.includes(source.path) && merchantIds.test(source.text))
        .map(({ path }) => path),
    broken: [
      { 'src/domain/payment/x.ts': 'const special = [582672];' },
      ...policies.flatMap(({ merchantId }): Readonly<Record<string, string>>[] => [
        { 'src/ui/frame/x.ts': `if (merchantId === '${merchantId}') check();` },
        { 'sandbox/routes.ts': `const id = '${merchantId}';` },
      ]),
    ],
    kept: { 'src/domain/merchant/policies.ts': "export const policies = [{ merchantId: '150397' }];" },
  },
  {
    name: 'what differs between types of links stands in the type’s own module',
    intent:
      'A type of link answers for itself, in a table that the compiler asks for: a new one has no ifs to be found.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/')
        .filter((source) => !isOfType.test(source.path) && asksForLinkType(source))
        .map(({ path }) => path),
    broken: [
      { 'src/ui/links/x.ts': "if (link.kind === 'product') show();" },
      { 'sandbox/provider/x.ts': "const fits = 'flex' !== link.kind;" },
      { 'sandbox/store/x.ts': "switch (kind) { case 'collection': pay(); }" },
      { 'sandbox/provider/x.ts': "const theirs = eq(links.kind, 'collection');" },
      { 'sandbox/store/x.ts': "const kind = asked ?? 'collection';" },
    ],
    kept: {
      'src/ui/links/product/x.ts': "if (link.kind === 'product') show();",
      'src/ui/kit/x.styles.ts': "export const box = { display: 'flex' };",
    },
  },
  {
    name: "the product's slug has one home",
    intent:
      'Another slug must be one edit: wire names are made from the constant in src/domain/payment/product-slug.ts.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/')
        .filter((source) => source.path !== 'src/domain/payment/product-slug.ts')
        .filter((source) =>
          nodesOf(source.syntax).some(
            (node) =>
              (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && /vezne_token|vezneToken/.test(node.text),
          ),
        )
        .map(({ path }) => path),
    broken: [{ 'sandbox/merchant/get-token.ts': 'export const hash = (body: any) => body.vezne_token;' }],
    kept: { 'sandbox/merchant/get-token.ts': "export const field = (product: string) => product + '_token';" },
  },
]);
