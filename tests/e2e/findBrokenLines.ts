import type { Page } from '@playwright/test';

/**
 * Faults in the line breaks of a page, as drawn at the current size of the window.
 *
 * In a heading: a line that ends at the hyphen of a word of under 20 letters, a line that begins with punctuation, and
 * a widow, which is a last line of less than 30% of the longest, in headings of three words or more. Words in a
 * separate block, such as a date below the heading, do not count. Anywhere: a word that continues on the next line
 * without a hyphen. The browser of the tests, like many others, has no hyphenation dictionary.
 */
export function findBrokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHORTEST_LAST_LINE = 0.3;
    const LONG_WORD = 20;
    /** Least distance between the bottoms of two lines, in pixels. */
    const LINE_GAP = 6;
    const range = document.createRange();
    const faults: string[] = [];

    const quote = (text: string | null) => `“${(text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}”`;

    /** The indexes of letters in a word at which a new line begins. */
    const breaksIn = (text: Node, start: number, end: number): number[] => {
      range.setStart(text, start);
      range.setEnd(text, end);
      const boxes = [...range.getClientRects()];
      if (
        boxes.length < 2 ||
        boxes.every(({ bottom }) => Math.abs(bottom - (boxes[0]?.bottom ?? 0)) < LINE_GAP)
      )
        return [];
      const breaks: number[] = [];
      let line: number | undefined;
      for (let index = start; index < end; index++) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getClientRects()[0];
        if (!box?.width) continue;
        if (line !== undefined && box.bottom - line > LINE_GAP) breaks.push(index);
        line = box.bottom;
      }
      return breaks;
    };

    /** Text for screen readers only is in a one-pixel box. */
    const isUnseen = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        if (width <= 1 && height <= 1) return true;
      }
      return false;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const content = text.textContent ?? '';
      if (!parent || !content.trim() || parent.closest('svg, script, style, noscript, pre')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || isUnseen(parent)) continue;
      const heading = parent.closest('h1, h2, h3, h4');
      for (const { index, 0: word } of content.matchAll(/\S+/g)) {
        for (const at of breaksIn(text, index, index + word.length)) {
          const before = content[at - 1] ?? '';
          const drawn = `${content.slice(index, at)} / ${content.slice(at, index + word.length)}`;
          if (heading && before === '-' && word.length < LONG_WORD)
            faults.push(`${quote(heading.textContent)} breaks at a hyphen: “${drawn}”`);
          if (/[\p{L}\p{N}]/u.test(before))
            faults.push(`a word is split: “${drawn}” in ${parent.outerHTML.slice(0, 120)}`);
        }
      }
    }

    const isOwn = (text: Node, heading: Element) => {
      for (let box = text.parentElement; box && box !== heading; box = box.parentElement)
        if (!getComputedStyle(box).display.startsWith('inline')) return false;
      return true;
    };
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!heading.checkVisibility()) continue;
      const lines: { bottom: number; left: number; right: number; words: string[] }[] = [];
      const own = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = own.nextNode(); node; node = own.nextNode()) {
        if (!isOwn(node, heading)) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
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
      for (const { words } of lines)
        if (/^[.,;:!?)’”…–—·/]/.test(words[0] ?? ''))
          faults.push(`${quote(heading.textContent)} begins a line with “${words[0]}”`);
      const last = lines.at(-1);
      const longest = Math.max(...lines.map(({ left, right }) => right - left));
      if (!last || lines.length < 2 || lines.flatMap(({ words }) => words).length < 3) continue;
      if ((last.right - last.left) / longest < SHORTEST_LAST_LINE)
        faults.push(`${quote(heading.textContent)} ends on a line with “${last.words.join(' ')}” alone`);
    }
    return faults;
  });
}
