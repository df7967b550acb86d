/** Scrolling by fewer CSS pixels does not count as a change of direction: fingers tremble. */
const TREMBLE = 8;

/** Until the page has scrolled this many CSS pixels, the header stays in view. */
const TOP = 120;

/** Distance of the points at which the enquiry button is tested, in CSS pixels: no control is smaller. */
const STEP = 12;

const CONTROLS = 'a, button, input, select, textarea, summary, label';

const isAcross = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether any of an element's own text is inside a box. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text && node.data.trim())) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => isAcross(line, box));
  });
}

/** Whether an element covers a control, which may be larger than its box, or text. */
function coversContent(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const below = new Set<Element>();
  for (let x = box.left; x <= box.right; x += STEP)
    for (let y = box.top; y <= box.bottom; y += STEP)
      for (const hit of document.elementsFromPoint(x, y)) below.add(hit);
  return [...below].some(
    (hit) =>
      !element.contains(hit) && !hit.contains(element) && (hit.closest(CONTROLS) || hasWordsIn(hit, box)),
  );
}

/**
 * Marks on the document which way the visitor scrolls, so that in small windows the header hides and returns, and on
 * the enquiry button whether it would cover a control or text.
 */
export function scrollDirectionBehavior(root: ParentNode): void {
  const page = document.documentElement;
  const button = root.querySelector('a[data-enquiry]');
  let last = window.scrollY;
  addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) >= TREMBLE) {
        page.dataset['scrolls'] = scrollY > last && scrollY > TOP ? 'down' : 'up';
        last = scrollY;
      }
      if (button && page.dataset['scrolls'] === 'up')
        button.toggleAttribute('data-covers', coversContent(button));
    },
    { passive: true },
  );
}
