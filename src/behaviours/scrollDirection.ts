/** CSS pixels of scrolling that are no turn: a finger trembles. */
const TREMBLE = 8;

/** Below this the header stands where the page begins. */
const TOP = 120;

const CONTROLS = 'a, button, input, select, textarea, summary, label';

/** Whether something to press lies under an element, at its middle or its corners. */
function coversControl(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((hit) => !element.contains(hit) && hit.closest(CONTROLS) && !hit.contains(element)),
  );
}

/**
 * Says on the document which way a visitor scrolls, so that on phones the header leaves and comes back, and whether the
 * enquiry button would lie over something to press.
 */
export function scrollDirectionBehaviour(root: ParentNode): void {
  const page = document.documentElement;
  const button = root.querySelector('a[data-enquiry]');
  let last = window.scrollY;
  addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < TREMBLE) return;
      page.dataset['scrolls'] = scrollY > last && scrollY > TOP ? 'down' : 'up';
      last = scrollY;
      if (button && matchMedia('(max-width: 699.98px)').matches)
        button.toggleAttribute('data-covers', coversControl(button));
    },
    { passive: true },
  );
}
