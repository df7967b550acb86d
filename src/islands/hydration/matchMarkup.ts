/**
 * Whether React does not manage an element's children: a text area's are its initial value, and those of an element
 * with data-as-served exist only in the server's markup.
 */
const isUnmanaged = (element: Element) =>
  element instanceof HTMLTextAreaElement || element.hasAttribute('data-as-served');

type Markup = Element | Text;

/** Whether React compares a node: it ignores comments. */
const isMarkup = (node: ChildNode): node is Markup => node instanceof Element || node instanceof Text;

/** How many attributes a candidate shares with an expected element, plus one if both or neither contain text. */
function likeness(expected: Element, candidate: Element): number {
  const common = [...expected.attributes].filter(({ name, value }) => candidate.getAttribute(name) === value);
  return common.length + Number(Boolean(expected.textContent) === Boolean(candidate.textContent));
}

/** Removes and returns the candidate most similar to an expected node; of equally similar ones, the first. */
function take(expected: Markup, candidates: Set<Markup>): Markup | undefined {
  let found: Markup | undefined;
  let best = -1;
  for (const candidate of candidates) {
    if (candidate.nodeName !== expected.nodeName || candidate.nodeValue !== expected.nodeValue) continue;
    const alike = expected instanceof Element ? likeness(expected, candidate as Element) : 0;
    if (alike <= best) continue;
    [found, best] = [candidate, alike];
    // Nothing can be more similar. Usually this is the first candidate.
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
 * Makes an element's descendants match expected markup while keeping the existing nodes: removes what extensions have
 * added, and replaces translated text with the original. Controls keep their focus, selection and values. Returns a
 * function that undoes this, except for children that have changed in the meantime.
 */
export function matchMarkup(actual: Element, expected: Element): () => void {
  if (isUnmanaged(actual)) return () => {};
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
