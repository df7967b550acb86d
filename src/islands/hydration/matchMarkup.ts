/** Marks an element whose content React leaves as the server wrote it: what React would render there does not count. */
export const AS_SERVED = 'data-as-served';

/** A text area holds what is typed in it, and not the text that it began with. */
const isLeftAlone = (element: Element) =>
  element instanceof HTMLTextAreaElement || element.hasAttribute(AS_SERVED);

type Markup = Element | Text;

/** What React compares: comments do not count. */
const isMarkup = (node: ChildNode): node is Markup => node instanceof Element || node instanceof Text;

/** How many attributes a candidate has in common with an expected element; one more if both or neither hold text. */
function likeness(expected: Element, candidate: Element): number {
  const common = [...expected.attributes].filter(({ name, value }) => candidate.getAttribute(name) === value);
  return common.length + Number(Boolean(expected.textContent) === Boolean(candidate.textContent));
}

/** Takes the node that stands for an expected one out of the candidates: the first of those that are most like it. */
function take(expected: Markup, candidates: Set<Markup>): Markup | undefined {
  let found: Markup | undefined;
  let best = -1;
  for (const candidate of candidates) {
    if (candidate.nodeName !== expected.nodeName || candidate.nodeValue !== expected.nodeValue) continue;
    const alike = expected instanceof Element ? likeness(expected, candidate as Element) : 0;
    if (alike <= best) continue;
    [found, best] = [candidate, alike];
    // Nothing can be more like it. Usually this is the first.
    if (expected instanceof Text || alike > expected.attributes.length) break;
  }
  if (found) candidates.delete(found);
  return found;
}

function put(node: ChildNode, parent: Element, next: ChildNode | null): void {
  if (next) next.before(node);
  else parent.append(node);
}

/**
 * Gives an element and its descendants the children that are expected of them, keeping what is theirs: sets aside what
 * others have added, and puts the original text in the place of translated text. Controls stay where they are, with
 * their focus, their selection and their values. Returns a function that undoes this, except where the expected children
 * have changed since.
 */
export function matchMarkup(actual: Element, expected: Element): () => void {
  if (isLeftAlone(actual)) return () => {};
  const before = [...actual.childNodes].filter(isMarkup);
  const foreign = new Set(before);
  const pairs = [...expected.childNodes]
    .filter(isMarkup)
    .map((wanted) => [take(wanted, foreign) ?? (wanted.cloneNode(true) as Markup), wanted] as const);
  for (const node of foreign) node.remove();
  const moved = new Set<ChildNode>();
  let place = actual.firstChild;
  for (const [node] of pairs) {
    while (place && !isMarkup(place)) place = place.nextSibling;
    if (node === place) {
      place = place.nextSibling;
    } else {
      put(node, actual, place);
      moved.add(node);
    }
  }
  const undoInside = pairs.map(([node, wanted]) =>
    node instanceof Element ? matchMarkup(node, wanted as Element) : () => {},
  );
  return () => {
    for (const undo of undoInside) undo();
    if (pairs.some(([node, wanted]) => node.parentNode !== actual || node.nodeValue !== wanted.nodeValue))
      return;
    for (const node of moved) if (node instanceof Text) node.remove();
    let next: ChildNode | null = null;
    for (const node of before.toReversed()) {
      if (foreign.has(node) || moved.has(node)) put(node, actual, next);
      next = node;
    }
  };
}
