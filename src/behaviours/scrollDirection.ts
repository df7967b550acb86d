/** Scrolling below this many CSS pixels is not a change of direction: fingers tremble. */
const TREMBLE = 8;

/** Until the page has scrolled this many CSS pixels, the header stays in view. */
const TOP = 120;

const CONTROLS = 'a, button, input, select, textarea, summary, label';

/** Whether an element covers a control, tested at its corners, its center and the midpoints of its sides. */
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
 * Marks on the document which way the visitor scrolls, so that on phones the header hides and returns, and on the
 * enquiry button whether it would cover a control.
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
