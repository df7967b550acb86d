import type { Page } from '@playwright/test';

/** Share of the letters’ band that a drawing’s lines may touch, to allow for the antialiased edge of a fill. */
const TOUCH = 0.01;

/**
 * Drawings whose lines run through text: what a drawing shows behind each line of text is compared with the drawing’s
 * own background, unless something opaque is in between. Returns a line for each pair of drawing and text element.
 */
export async function findInkOverWords(page: Page): Promise<string[]> {
  return page.evaluate(async (touch) => {
    const opaque = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.startsWith('rgb(') || /\/ (0\.[89]|1\))/.test(backgroundColor);
    };

    /** Where the pixels of a picture are drawn, which may be larger or smaller than its box. */
    const drawnBox = (image: HTMLImageElement) => {
      const box = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      if (objectFit === 'fill') return box;
      const [across = box.width, down = box.height] = [
        box.width / image.naturalWidth,
        box.height / image.naturalHeight,
      ];
      const scale = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down);
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
      const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
      return new DOMRect(
        box.left + ((box.width - width) * x) / 100,
        box.top + ((box.height - height) * y) / 100,
        width,
        height,
      );
    };

    type Ink = (area: DOMRect) => { points: [x: number, y: number][]; share: number };

    /**
     * Draws a picture once. Returns what finds the points of an area of it, both measured from its upper left corner,
     * at which it differs from its most common color there.
     */
    const inkOf = (image: HTMLImageElement): Ink => {
      const drawn = drawnBox(image);
      const box = image.getBoundingClientRect();
      const canvas = new OffscreenCanvas(Math.ceil(box.width), Math.ceil(box.height));
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('the browser has no canvas');
      pen.drawImage(image, drawn.left - box.left, drawn.top - box.top, drawn.width, drawn.height);
      return ({ left, top, width, height }) => {
        const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
        const { data } = pen.getImageData(Math.round(left), Math.round(top), columns, rows);
        // A loop over numbers: there are thousands of points to a line, and hundreds of lines to a page.
        const colors = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const alpha = (data[at + 3] ?? 0) / 255;
          for (let channel = 0; channel < 3; channel += 1)
            data[at + channel] = Math.round((data[at + channel] ?? 0) * alpha);
          let key = 0;
          for (let channel = 0; channel < 4; channel += 1) key = key * 32 + ((data[at + channel] ?? 0) >> 3);
          colors.set(key, (colors.get(key) ?? 0) + 1);
        }
        const [ground] = [...colors].sort((one, other) => other[1] - one[1])[0] ?? [0];
        const groundColor = [3, 2, 1, 0].map((place) => (Math.floor(ground / 32 ** place) % 32) * 8);
        const points: [x: number, y: number][] = [];
        for (let at = 0; at < data.length; at += 4) {
          let far = 0;
          for (let channel = 0; channel < 4; channel += 1)
            far = Math.max(far, Math.abs((data[at + channel] ?? 0) - (groundColor[channel] ?? 0)));
          // A tint behind text counts as background; a line stands out from it.
          if (far > 56) points.push([left + ((at / 4) % columns), top + Math.floor(at / 4 / columns)]);
        }
        return { points, share: points.length / (columns * rows) };
      };
    };

    const found = new CSSStyleSheet();
    found.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(found);

    /** Whether both the ink at a point and the text are visible there: neither cut off, nothing opaque between them. */
    const isSeenAt = (image: Element, words: Element, x: number, y: number) => {
      const hits = document.elementsFromPoint(x, y);
      const [one = -1, other = -1] = [hits.indexOf(image), hits.indexOf(words)].sort((a, b) => a - b);
      return one >= 0 && !hits.slice(one, other).some((hit) => hit !== image && opaque(hit));
    };

    const faults = new Set<string>();
    // Pictures far below have not been requested yet.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')].filter(
      (image) =>
        /\.svg$/.test(image.currentSrc || image.src) && image.checkVisibility({ visibilityProperty: true }),
    );
    const unseen = new Map<Element, boolean>();
    /** Text for screen readers only. */
    const isUnseen = (words: Element): boolean => {
      const known = unseen.get(words);
      if (known !== undefined) return known;
      const { width, height } = words.getBoundingClientRect();
      const { overflow, clipPath } = getComputedStyle(words);
      const isIt =
        clipPath.startsWith('inset(50%') ||
        (overflow !== 'visible' && (width <= 1 || height <= 1)) ||
        (words.parentElement !== null && isUnseen(words.parentElement));
      unseen.set(words, isIt);
      return isIt;
    };
    /** The letters of each line of text, without ascenders and descenders. */
    const linesOf = (words: Text) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(
        ({ left, top, width, height }) => new DOMRect(left, top + height * 0.22, width, height * 0.56),
      );
    };
    const texts: { words: Text; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode as Text;
      const element = words.parentElement;
      if (!words.data.trim() || !element || element.closest('svg, script, style, noscript, header, dialog'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element))
        continue;
      texts.push({ words, element });
    }

    /** What a line of text and a picture have in common, as far as the given edges go. */
    const overlap = (line: DOMRect, box: DOMRect, edges: DOMRect) => {
      const left = Math.max(line.left, box.left, edges.left);
      const top = Math.max(line.top, box.top, edges.top);
      return new DOMRect(
        left,
        top,
        Math.min(line.right, box.right, edges.right) - left,
        Math.min(line.bottom, box.bottom, edges.bottom) - top,
      );
    };
    const isArea = ({ width, height }: DOMRect) => width >= 2 && height >= 2;

    const { scrollY: before } = window;
    for (const image of pictures) {
      const frame = image.getBoundingClientRect();
      if (frame.width < 60 || frame.height < 40) continue;
      const page = new DOMRect(0, -before, innerWidth, document.documentElement.scrollHeight);
      const crossed = texts.filter(({ words, element }) => {
        const box = element.getBoundingClientRect();
        return (
          box.bottom > frame.top &&
          box.top < frame.bottom &&
          linesOf(words).some((line) => isArea(overlap(line, frame, page)))
        );
      });
      if (crossed.length === 0) continue;
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      let inkIn: Ink | undefined;
      for (const { words, element } of crossed) {
        const { top, bottom } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + (top + bottom - innerHeight) / 2, behavior: 'instant' });
        const now = image.getBoundingClientRect();
        for (const line of linesOf(words)) {
          const area = overlap(line, now, new DOMRect(0, 0, innerWidth, innerHeight));
          if (!isArea(area)) continue;
          inkIn ??= inkOf(image);
          const { points, share } = inkIn(
            new DOMRect(area.x - now.x, area.y - now.y, area.width, area.height),
          );
          if (share <= touch) continue;
          const step = Math.max(1, Math.floor(points.length / 8));
          if (
            !points.some(
              ([x, y], index) =>
                index % step === 0 && isSeenAt(image, element, now.x + x + 0.5, now.y + y + 0.5),
            )
          )
            continue;
          faults.add(
            `a drawing crosses “${words.data.trim().slice(0, 50)}”: ${image.currentSrc.split('/').pop()}`,
          );
        }
      }
      window.scrollTo({ top: before, behavior: 'instant' });
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== found);
    return [...faults];
  }, TOUCH);
}
