import type { Page } from '@playwright/test';

/** A product window, a phone or a part of a record: pictures of the product, always by day. */
export const PRODUCT_WINDOW = '[data-tone="day"]:is([role="img"], [role="group"], [data-kind])';

/** CSS pixels: what is read in a window, the same in one as narrow as a phone or in a drawing, and any letter. */
const SIZES = { text: 15, small: 12.5, letter: 12 };

/** CSS pixels: the narrowest window whose text is at full size. */
const NARROW = 300;

/** The width of the browser window from which product windows are shown at full size. */
const FULL = 1440;

/**
 * Words in the page's product windows that are too small to read, that the window's edge cuts off, or that are printed
 * across other words. Marks may be as small as any letter: one or two letters, such as P1 or initials, and ticks, codes and
 * times in fainter ink. A line for each fault.
 */
export async function findWindowFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selector, sizes, full, narrow }) => {
      const faults = new Set<string>();
      const isFull = innerWidth >= full;
      for (const productWindow of document.querySelectorAll(selector)) {
        const { color } = getComputedStyle(productWindow);
        const edge = productWindow.getBoundingClientRect();
        const isNarrow = edge.width < narrow;
        const range = document.createRange();
        const walker = document.createTreeWalker(productWindow, NodeFilter.SHOW_TEXT);
        const printed: { words: string; box: DOMRect }[] = [];
        while (walker.nextNode()) {
          const words = walker.currentNode.textContent?.trim();
          const element = walker.currentNode.parentElement;
          if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
          const shown = words.slice(0, 40);
          const style = getComputedStyle(element);
          // Letters of a drawing are as large as the drawing is shown.
          const scale =
            element instanceof SVGTextElement
              ? element.getBoundingClientRect().height / element.getBBox().height
              : 1;
          const size = Number.parseFloat(style.fontSize) * scale;
          const isMark = words.length <= 2 || (style.color !== color && !/[a-z]{2}/.test(words));
          const isSmall = isNarrow || element instanceof SVGTextElement;
          const least = !isFull || isMark ? sizes.letter : isSmall ? sizes.small : sizes.text;
          if (size < least - 0.01)
            faults.add(
              `“${shown}” in a product window is ${Math.round(size * 10) / 10} px, not ${least}: use larger type and fewer rows`,
            );
          // Drawings are cropped on purpose; what they letter is chosen for each width.
          if (element.closest('svg')) continue;
          range.selectNodeContents(walker.currentNode);
          const { left, right } = range.getBoundingClientRect();
          if (left < edge.left - 0.5 || right > edge.right + 0.5)
            faults.add(`“${shown}” is cut off by the edge of its product window: show less there`);
          printed.push(...[...range.getClientRects()].map((box) => ({ words: shown, box })));
        }
        // Boxes of lines one below the other may touch; those of words side by side may not.
        for (const [index, { words, box }] of printed.entries())
          for (const other of printed.slice(index + 1)) {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (across > 2 && down > Math.min(box.height, other.box.height) / 2)
              faults.add(
                `“${words}” is printed across “${other.words}” in a product window: show less there`,
              );
          }
      }
      return [...faults];
    },
    { selector: PRODUCT_WINDOW, sizes: SIZES, full: FULL, narrow: NARROW },
  );
}
