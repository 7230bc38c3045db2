/**
 * The shell in another language, as its differences from the first: the parser of the browser passes over them, where a
 * second shell would delay the first paint. In both, the same elements and texts stand in the same order.
 */
import { defaultTreeAdapter, parseFragment } from 'parse5';

const { isElementNode: isElement, isTextNode: isText } = defaultTreeAdapter;

/**
 * `[element, place, value]`: the element by its number in the document's order, and in it a child node by its number or an
 * attribute by its name, which null takes away. What the provider fills in may be empty: no text is counted from outside
 * the element that has it.
 */
export function wordsOf(first, other) {
  const [ours, theirs] = [elementsOf(first), elementsOf(other)];
  if (ours.length !== theirs.length) throw new Error('The shells of two languages have different elements');
  return ours.flatMap((element, index) => differences(element, theirs[index]).map((word) => [index, ...word]));
}

function differences(element, other) {
  if (element.name !== other.name) throw new Error(`${element.name} stands where another language has ${other.name}`);
  if (element.children.length !== other.children.length)
    throw new Error(`${element.name} has other children in another language`);
  const texts = [...element.children.keys()].filter((place) => element.children[place] !== other.children[place]);
  if (texts.length > 0 && element.children.some(isFilled))
    throw new Error(`${element.name} has a text of its own beside one that the provider fills in`);
  const names = [...new Set([...element.attributes.keys(), ...other.attributes.keys()])];
  const attributes = names.filter((name) => element.attributes.get(name) !== other.attributes.get(name));
  if (attributes.some((name) => isFilled(other.attributes.get(name))))
    throw new Error(`${element.name} has an attribute with words and something that the provider fills in`);
  return [
    ...texts.map((place) => [place, other.children[place]]),
    ...attributes.map((name) => [name, other.attributes.get(name) ?? null]),
  ];
}

const isFilled = (value = '') => /%[A-Z]+%/.test(value);

/** The elements of a shell in the document's order, as a browser reads it; of their children, the texts. */
function elementsOf(html) {
  const elements = [];
  const visit = ({ childNodes }) => {
    for (const node of childNodes.filter(isElement)) {
      elements.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        children: node.childNodes.map((child) => (isText(child) ? child.value : undefined)),
      });
      visit(node);
    }
  };
  visit(parseFragment(html));
  return elements;
}
