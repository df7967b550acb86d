import { flowOf } from './flowOf.ts';
import { isAimingAt, type Point } from './pointerAim.ts';

/** How long a pointer heading for the open panel may take to pass over another product, in ms. */
const PASSING = 250;

/**
 * Shows the panel of the product that is hovered or focused. It stays when they leave, so one is always shown. A
 * pointer on its way to the panel may cross other products; the first touch shows a panel, the second follows the link.
 */
export function productMenuBehavior(products: HTMLElement, wideQuery: string): void {
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
        const side = flowOf(products) === 1 ? 'left' : 'right';
        if (panel && isAimingAt(panel, side, before, point))
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
      } else if (event.key === (flowOf(products) === 1 ? 'ArrowRight' : 'ArrowLeft')) {
        event.preventDefault();
        item.querySelector<HTMLElement>('div a')?.focus();
      }
    });
    // The visitor may have reached a product before this script loaded.
    if (link.matches(':hover, :focus')) activate(item);
  }
}
