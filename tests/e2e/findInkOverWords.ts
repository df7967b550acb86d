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

    /** Points inside a rectangle of the window at which a picture differs from its most common color there. */
    const inkIn = (image: HTMLImageElement, { left, top, width, height }: DOMRect) => {
      const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
      const pen = new OffscreenCanvas(columns, rows).getContext('2d');
      if (!pen) throw new Error('the browser has no canvas');
      const drawn = drawnBox(image);
      pen.drawImage(image, drawn.left - left, drawn.top - top, drawn.width, drawn.height);
      const { data } = pen.getImageData(0, 0, columns, rows);
      const colors = new Map<number, number>();
      const colorAt = (at: number) => {
        const alpha = (data[at + 3] ?? 0) / 255;
        const [red, green, blue] = [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) * alpha));
        return [red ?? 0, green ?? 0, blue ?? 0, Math.round(alpha * 255)] as const;
      };
      const keyOf = (color: readonly number[]) => color.reduce((key, part) => key * 32 + (part >> 3), 0);
      for (let at = 0; at < data.length; at += 4) {
        const key = keyOf(colorAt(at));
        colors.set(key, (colors.get(key) ?? 0) + 1);
      }
      const [ground] = [...colors].sort((one, other) => other[1] - one[1])[0] ?? [0];
      const groundColor = [3, 2, 1, 0].map((place) => (Math.floor(ground / 32 ** place) % 32) * 8);
      const points: [x: number, y: number][] = [];
      for (let at = 0; at < data.length; at += 4) {
        const far = Math.max(
          ...colorAt(at).map((part, channel) => Math.abs(part - (groundColor[channel] ?? 0))),
        );
        // A tint behind text counts as background; a line stands out from it.
        if (far > 56) points.push([left + ((at / 4) % columns), top + Math.floor(at / 4 / columns)]);
      }
      return { points, share: points.length / (columns * rows) };
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
    /** Text for screen readers only. */
    const isUnseen = (words: Element) => {
      for (let part: Element | null = words; part; part = part.parentElement) {
        const { width, height } = part.getBoundingClientRect();
        const { overflow, clipPath } = getComputedStyle(part);
        if (clipPath.startsWith('inset(50%')) return true;
        if (overflow !== 'visible' && (width <= 1 || height <= 1)) return true;
      }
      return false;
    };
    /** The letters of each line of text, without ascenders and descenders. */
    const linesOf = (words: Text) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(
        ({ left, top, width, height }) => new DOMRect(left, top + height * 0.22, width, height * 0.56),
      );
    };
    const texts: { words: Text; element: Element; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode as Text;
      const element = words.parentElement;
      if (!words.data.trim() || !element || element.closest('svg, script, style, noscript, header, dialog'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element))
        continue;
      const { top, bottom } = element.getBoundingClientRect();
      texts.push({ words, element, top: top + scrollY, bottom: bottom + scrollY });
    }

    const { scrollY: before } = window;
    for (const image of pictures) {
      const frame = image.getBoundingClientRect();
      if (frame.width < 60 || frame.height < 40) continue;
      const near = texts.filter(
        ({ top, bottom }) => bottom > frame.top + before && top < frame.bottom + before,
      );
      if (near.length === 0) continue;
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      for (const { words, element, top, bottom } of near) {
        window.scrollTo({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
        // Measured again, because late content may have moved both.
        const now = image.getBoundingClientRect();
        for (const line of linesOf(words)) {
          const left = Math.max(line.left, now.left, 0);
          const up = Math.max(line.top, now.top, 0);
          const width = Math.min(line.right, now.right, innerWidth) - left;
          const height = Math.min(line.bottom, now.bottom, innerHeight) - up;
          if (width < 2 || height < 2) continue;
          const { points, share } = inkIn(image, new DOMRect(left, up, width, height));
          if (share <= touch) continue;
          const step = Math.max(1, Math.floor(points.length / 8));
          if (
            !points.some(([x, y], index) => index % step === 0 && isSeenAt(image, element, x + 0.5, y + 0.5))
          )
            continue;
          faults.add(
            `a drawing crosses “${words.data.trim().slice(0, 50)}”: ${image.currentSrc.split('/').pop()}`,
          );
        }
      }
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== found);
    return [...faults];
  }, TOUCH);
}
