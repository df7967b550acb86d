import { isHeadingFor, type Point } from './heading.ts';

/** How long a pointer that passes over a product on its way to the open panel may take, in ms. */
const PASSING = 250;

/**
 * Shows the panel of the product under the pointer or the focus. It stays when they leave: there is always one. A
 * pointer on its way to the panel may cross the other products; a first touch shows, a second follows the link.
 */
export function productsBehaviour(products: HTMLElement, wideQuery: string): void {
  const items = [...products.querySelectorAll<HTMLElement>('[data-product]')];
  const wide = matchMedia(wideQuery);
  let timer = 0;
  let before: Point = { x: 0, y: 0 };

  const isActive = (item: HTMLElement) => item.hasAttribute('data-active');
  const activate = (item: HTMLElement) => {
    clearTimeout(timer);
    for (const one of items) one.toggleAttribute('data-active', one === item);
  };

  for (const [index, item] of items.entries()) {
    const link = item.querySelector('a');
    if (!link) continue;
    let wasActive = true;
    link.addEventListener('pointerdown', () => {
      wasActive = isActive(item);
    });
    link.addEventListener('click', (event) => {
      const isTouch = event.pointerType === 'touch';
      if (isTouch && wide.matches && !wasActive) event.preventDefault();
      activate(item);
    });
    link.addEventListener('focus', () => activate(item));
    link.addEventListener('pointermove', (event) => {
      const point = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse' && !isActive(item)) {
        const panel = item.querySelector('div')?.getBoundingClientRect();
        clearTimeout(timer);
        if (panel && isHeadingFor(panel, 'left', before, point))
          timer = window.setTimeout(() => activate(item), PASSING);
        else activate(item);
      }
      before = point;
    });
    link.addEventListener('pointerleave', () => clearTimeout(timer));
    link.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        items[(index + step + items.length) % items.length]?.querySelector('a')?.focus();
      } else if (event.key === 'ArrowRight') {
        event.preventDefault();
        item.querySelector<HTMLElement>('div a')?.focus();
      }
    });
    // Whoever was quicker than this script is there already.
    if (link.matches(':hover, :focus')) activate(item);
  }
}
