import { flowOf } from './flowOf.ts';
import { isAimingAt, type Point } from './pointerAim.ts';
import { reloadOnce } from './reloadOnce.ts';
import { takeEarlyClick } from './takeEarlyClick.ts';

/** How long the pointer must rest on a heading before its menu opens, and be off a menu before it closes, in ms. */
const OPEN_DELAY = 120;
const CLOSE_DELAY = 250;

const WIDE = '(width >= 62.5em)';

interface Item {
  element: HTMLElement;
  trigger: HTMLElement;
  panel: HTMLElement | null;
}

const isOpen = ({ trigger }: Item) => trigger.getAttribute('aria-expanded') === 'true';

/** Parses the panels, which are text inside noscript, into elements. */
function fillPanels(header: HTMLElement): void {
  for (const text of header.querySelectorAll('noscript')) {
    const contents = document.createRange().createContextualFragment(text.textContent);
    const products = contents.querySelector<HTMLElement>('[data-products]');
    if (products)
      import('./productMenu.ts').then(
        ({ productMenuBehavior }) => productMenuBehavior(products, WIDE),
        () => reloadOnce(),
      );
    text.replaceWith(contents);
  }
}

/**
 * The header's menus as disclosures. Wide: one open at a time, by hover intent, click, touch or keyboard; Escape closes
 * it and returns focus. Narrow: the same buttons form an accordion.
 */
export function menusBehavior(header: HTMLElement): void {
  const items = [...header.querySelectorAll<HTMLElement>('[data-menu-item]')].map((element): Item => {
    const trigger = element.firstElementChild as HTMLElement;
    return { element, trigger, panel: document.getElementById(trigger.getAttribute('aria-controls') ?? '') };
  });
  fillPanels(header);
  const wide = matchMedia(WIDE);
  let timer = 0;
  /** The pointer's previous position. */
  let before: Point = { x: 0, y: 0 };
  let hoverOpenedAt = Number.NEGATIVE_INFINITY;

  const show = (item: Item | undefined) => {
    clearTimeout(timer);
    for (const one of items) {
      if (one.panel) one.trigger.setAttribute('aria-expanded', String(one === item));
    }
  };
  const close = () => show(undefined);
  const later = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const current = () => items.find(isOpen);

  const toggle = (item: Item) => {
    if (!wide.matches) {
      item.trigger.setAttribute('aria-expanded', String(!isOpen(item)));
      return;
    }
    // A click right after the hover that opened the menu is meant to open it, not to close it.
    if (isOpen(item) && performance.now() - hoverOpenedAt > 400) close();
    else show(item);
  };

  for (const [index, item] of items.entries()) {
    const { element, trigger, panel } = item;
    if (panel) trigger.addEventListener('click', () => toggle(item));

    element.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || !wide.matches) return;
      const point = { x: event.clientX, y: event.clientY };
      const open = current();
      if (panel?.contains(event.target as Node) || open === item) {
        clearTimeout(timer);
      } else {
        const box = open?.panel?.getBoundingClientRect();
        // While the pointer crosses other headings on its way to the open menu, each move restarts the wait.
        const isPassing = box !== undefined && isAimingAt(box, 'top', before, point);
        if (isPassing || !timerIsFor(item)) {
          waitingFor = item;
          later(isPassing ? CLOSE_DELAY : OPEN_DELAY, () => {
            hoverOpenedAt = performance.now();
            waitingFor = undefined;
            show(panel ? item : undefined);
          });
        }
      }
      before = point;
    });
    element.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse' || !wide.matches) return;
      waitingFor = undefined;
      later(CLOSE_DELAY, close);
    });

    trigger.addEventListener('keydown', (event) => {
      const toTheRight = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (toTheRight && wide.matches) {
        const step = toTheRight * flowOf(header);
        event.preventDefault();
        items[(index + step + items.length) % items.length]?.trigger.focus();
      } else if (event.key === 'ArrowDown' && (panel || wide.matches)) {
        event.preventDefault();
        // From a heading without a menu of its own, arrow down opens the first menu, the platform's.
        const opened = panel ? item : items[0];
        if (wide.matches) show(opened);
        else trigger.setAttribute('aria-expanded', 'true');
        opened?.panel?.querySelector<HTMLElement>('a')?.focus();
      }
    });
  }

  let waitingFor: Item | undefined;
  function timerIsFor(item: Item): boolean {
    return waitingFor === item;
  }

  header.addEventListener('keydown', (event) => {
    const open = current();
    if (event.key !== 'Escape' || !open || !wide.matches) return;
    event.preventDefault();
    if (open.element.contains(document.activeElement)) open.trigger.focus();
    close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && wide.matches) close();
  });
  header.addEventListener('focusout', (event) => {
    const open = current();
    const next = event.relatedTarget;
    if (wide.matches && open && next instanceof Node && !open.element.contains(next)) close();
  });
  document.addEventListener('pointerdown', (event) => {
    if (wide.matches && !header.contains(event.target as Node)) close();
  });
  wide.addEventListener('change', close);
  // This script loads on the first interaction: by then the visitor may have pressed a heading, or have its menu open
  // under the pointer through CSS.
  const pressed = takeEarlyClick(header);
  const waiting = items.find(({ element, trigger }) =>
    pressed ? trigger === pressed : wide.matches && element.matches(':hover'),
  );
  if (waiting?.panel) (wide.matches ? show : toggle)(waiting);
}
