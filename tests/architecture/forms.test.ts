import ts from 'typescript';
import { describeRules } from './rules.js';
import { nodesOf, type Source, under } from './sources.js';

/** The elements of a name that a file writes. */
function elementsOf({ syntax }: Source, name: string): (ts.JsxElement | ts.JsxSelfClosingElement)[] {
  return nodesOf(syntax).filter(
    (node) =>
      (ts.isJsxElement(node) && node.openingElement.tagName.getText() === name) ||
      (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === name),
  ) as (ts.JsxElement | ts.JsxSelfClosingElement)[];
}

function holdsElements(element: ts.JsxElement | ts.JsxSelfClosingElement): boolean {
  if (!ts.isJsxElement(element)) return false;
  const inside = element.children.flatMap(nodesOf);
  return inside.some((node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node));
}

describeRules([
  {
    name: 'RL-17: an output holds text alone',
    intent:
      'A browser that resets a form replaces what stands in its outputs by their text: React would miss its elements.',
    breaches: (sources) =>
      under(sources, 'src/').flatMap((source) =>
        elementsOf(source, 'output')
          .filter(holdsElements)
          .map(() => `${source.path} has an element in an output`),
      ),
    broken: ['<b>1</b>', '{sum ?? <Skeleton />}', '{a && <>{a}</>}'].map((inside) => ({
      'src/ui/payment/Bar.tsx': `export const bar = <output className="sum">${inside}</output>;`,
    })),
    kept: { 'src/ui/payment/Bar.tsx': 'export const bar = <p><b /><output>{formatMoney(sum)}</output></p>;' },
  },
  {
    name: 'RL-17: forms of which a browser keeps nothing are PrivateForm',
    intent:
      'WebKit resets a form with autocomplete="off" after a return from its page cache, and PrivateForm is drawn anew then.',
    breaches: (sources) =>
      under(sources, 'src/ui/')
        .filter(({ path }) => path !== 'src/ui/kit/PrivateForm.tsx')
        .flatMap((source) =>
          elementsOf(source, 'form')
            .map((form) => (ts.isJsxElement(form) ? form.openingElement : form).attributes.getText())
            .filter((attributes) => /\bautoComplete\b/.test(attributes))
            .map(() => `${source.path} has a form with autoComplete`),
        ),
    broken: [{ 'src/ui/payment/Code.tsx': 'export const code = <form autoComplete="off"><input /></form>;' }],
    kept: {
      'src/ui/payment/Code.tsx':
        'export const code = <PrivateForm><input autoComplete="one-time-code" /></PrivateForm>;',
      'src/ui/kit/PrivateForm.tsx': 'export const form = <form autoComplete="off" />;',
    },
  },
]);
