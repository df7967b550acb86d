import type { Page } from '@playwright/test';

/** Text cut off by a box with hidden overflow, and sideways scrolling, at the current window size. */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}px`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        // A marquee shows each word in full in turn, and becomes static rows under reduced motion.
        parent.closest('svg, script, noscript, [aria-hidden="true"], [data-marquee] li')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text for screen readers only is in a one-pixel box.
        if (edge.width <= 1 || edge.height <= 1) break;
        // A teaser that ends in an ellipsis is cut off on purpose; the page it links to has the full text.
        if (webkitLineClamp !== 'none') break;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        if (
          (/hidden|clip/.test(overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)) ||
          (/hidden|clip/.test(overflowY) && (words.bottom > edge.bottom + 2 || words.top < edge.top - 2))
        ) {
          faults.push(`cut off: “${text.textContent.trim().slice(0, 60)}” by ${box.outerHTML.slice(0, 100)}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return faults;
  });
}
