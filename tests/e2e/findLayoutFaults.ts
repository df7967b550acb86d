import type { Locator } from '@playwright/test';

/** CSS pixels: the smallest text is in narrow tables. Product windows have separate limits: findWindowFaults. */
const SMALLEST_TEXT = 11;

/**
 * What a person would notice within an element without knowing how it looked before: overlapping text, text that is too
 * small, pictures and controls that show nothing. A line for each.
 */
export async function findLayoutFaults(root: Locator): Promise<string[]> {
  return root.evaluate((root, smallest) => {
    interface Line {
      words: string;
      element: Element;
      box: DOMRect;
    }

    const faults: string[] = [];
    const tagOf = (subject: Element) => (subject.cloneNode() as Element).outerHTML.slice(0, 140);
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** Whether an ancestor clips an element completely: text for screen readers only, slides not yet shown. */
    const isClipped = (element: Element, { left, right, top, bottom }: DOMRect) => {
      for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
        const { overflow, clipPath } = getComputedStyle(part);
        if (clipPath.startsWith('inset(50%')) return true;
        if (overflow === 'visible') continue;
        const edge = part.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) return true;
        if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom) return true;
      }
      return false;
    };

    const lines: Line[] = [];
    const tooSmall = new Map<string, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim().replaceAll(/\s+/g, ' ');
      const element = walker.currentNode.parentElement;
      if (!words || !element || element.closest('script, style, title, desc, noscript') || !isSeen(element))
        continue;
      range.selectNodeContents(walker.currentNode);
      if (isClipped(element, range.getBoundingClientRect())) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      // A drawing is read as a whole, and its label has its text too.
      if (size > 0 && size < smallest && !element.closest('svg, [role="img"]'))
        tooSmall.set(`${size} px`, `“${words.slice(0, 60)}” in ${tagOf(element)}`);
      // The letters themselves: a text box reaches above and below them.
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 2)
          lines.push({ words, element, box: new DOMRect(left, top + height * 0.3, width, height * 0.4) });
    }
    for (const [size, words] of tooSmall) faults.push(`text of ${size}: ${words}`);

    // With pointer-events: none, an element would not be found at a point.
    const found = new CSSStyleSheet();
    found.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(found);
    const { scrollY } = window;

    /** Whether something opaque is between two lines, like a phone in front of a window. */
    const isCovered = (lines: readonly Line[], x: number, y: number) => {
      window.scrollTo(0, y + scrollY - innerHeight / 2);
      const shown = new Set<Element>();
      for (const hit of document.elementsFromPoint(x, y + scrollY - window.scrollY)) {
        if (lines.some(({ element }) => element === hit)) shown.add(hit);
        if (shown.size === lines.length) return false;
        if (getComputedStyle(hit).backgroundColor.startsWith('rgb(')) return true;
      }
      return false;
    };

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom - 1) break;
        const left = Math.max(one.box.left, other.box.left);
        const width = Math.min(one.box.right, other.box.right) - left;
        const middle =
          (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
        if (width > 3 && one.element !== other.element && !isCovered([one, other], left + width / 2, middle))
          faults.push(`“${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}” stand over each other`);
      }

    document.adoptedStyleSheets.pop();
    window.scrollTo(0, scrollY);

    const things =
      'img, svg, video, canvas, iframe, button, a[href], input:not([type="hidden"]), select, textarea, summary';
    for (const element of root.querySelectorAll(things)) {
      if (!isSeen(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) faults.push(`nothing is to be seen of ${tagOf(element)}`);
      else if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0)
        faults.push(`its picture is missing: ${tagOf(element)}`);
    }
    for (const element of root.querySelectorAll<SVGGraphicsElement>('svg, svg use')) {
      if (!isSeen(element)) continue;
      const { width, height } = element.getBBox();
      if (width === 0 && height === 0) faults.push(`nothing is drawn in ${tagOf(element)}`);
    }
    return faults;
  }, SMALLEST_TEXT);
}
