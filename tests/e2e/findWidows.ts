import type { Page } from '@playwright/test';

/**
 * Headings of three words or more with a widow: a last line of less than 30% of the longest line. Words in
 * a separate block, such as a date below the heading, do not count.
 */
export function findWidows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHORTEST = 0.3;
    const isOwn = (text: Node, heading: Element) => {
      for (let box = text.parentElement; box && box !== heading; box = box.parentElement)
        if (getComputedStyle(box).display !== 'inline') return false;
      return true;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const lines: { bottom: number; left: number; right: number; words: string[] }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isOwn(node, heading)) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { left, right, bottom } = range.getBoundingClientRect();
          const line = lines.find((one) => Math.abs(one.bottom - bottom) < 12);
          if (line) {
            line.left = Math.min(line.left, left);
            line.right = Math.max(line.right, right);
            line.words.push(word);
          } else lines.push({ bottom, left, right, words: [word] });
        }
      }
      const last = lines.at(-1);
      const longest = Math.max(...lines.map(({ left, right }) => right - left));
      if (!last || lines.length < 2 || lines.flatMap(({ words }) => words).length < 3) return [];
      return (last.right - last.left) / longest < SHORTEST
        ? [
            `“${heading.textContent?.trim().slice(0, 60)}” ends on a line with “${last.words.join(' ')}” alone`,
          ]
        : [];
    });
  });
}
