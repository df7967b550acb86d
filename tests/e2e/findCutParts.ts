import type { Page } from '@playwright/test';

/** What a page shows whole or not at all: people, vehicles and numbers. */
const PARTS = 'use:is(.f, .ft), use:is([href$="van"], [href$="car"], [href$="forklift"]), .key';

/** A part may lose this share of its width or height, or so many pixels, before a visitor notices. */
const UNNOTICED = { share: 0.06, pixels: 3 };

/** A part by name, with its edges in shares of the drawing's width and height. */
type Part = [name: string, left: number, top: number, right: number, bottom: number];

/** The parts of each drawing measured so far: many pages show the same drawing. */
const measured: Record<string, Part[]> = {};

/**
 * People, vehicles and numbers in drawings that are cut by the edge of the picture, of a frame around it or of the
 * window. A line for each.
 */
export async function findCutParts(page: Page): Promise<string[]> {
  const { faults, found } = await page.evaluate(
    async ({ selector, unnoticed, known }) => {
      /** Where the pixels of a picture are drawn, which may be larger or smaller than its box. */
      const drawnBox = (image: HTMLImageElement) => {
        const style = getComputedStyle(image);
        const { objectFit, objectPosition } = style;
        const frame = image.getBoundingClientRect();
        const [left, right, top, bottom] = (['Left', 'Right', 'Top', 'Bottom'] as const).map((side) =>
          Number.parseFloat(style[`border${side}Width`]),
        ) as [number, number, number, number];
        const box = new DOMRect(
          frame.left + left,
          frame.top + top,
          frame.width - left - right,
          frame.height - top - bottom,
        );
        if (objectFit === 'fill') return box;
        // Until a picture has loaded, only its attributes tell its size.
        const own = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))] as const;
        const scales = [box.width / own[0], box.height / own[1]];
        const scale = objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales);
        const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
        return new DOMRect(
          box.left + ((box.width - own[0] * scale) * x) / 100,
          box.top + ((box.height - own[1] * scale) * y) / 100,
          own[0] * scale,
          own[1] * scale,
        );
      };

      /** The part of an element that its ancestors and the window do not cut off. Scrolling reveals the rest, so a scroller does not count. */
      const shownBox = (element: Element, drawn: DOMRect) => {
        const box = element.getBoundingClientRect();
        const shown = {
          left: Math.max(box.left, drawn.left),
          top: Math.max(box.top, drawn.top),
          right: Math.min(box.right, drawn.right),
          bottom: Math.min(box.bottom, drawn.bottom),
        };
        let isScrolled = false;
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth) isScrolled = true;
          else if (!isScrolled && /hidden|clip/.test(overflowX)) {
            shown.left = Math.max(shown.left, edge.left);
            shown.right = Math.min(shown.right, edge.right);
          }
          if (/hidden|clip/.test(overflowY)) {
            shown.top = Math.max(shown.top, edge.top);
            shown.bottom = Math.min(shown.bottom, edge.bottom);
          }
        }
        if (isScrolled) return shown;
        return { ...shown, left: Math.max(shown.left, 0), right: Math.min(shown.right, innerWidth) };
      };

      const measure = async (address: string): Promise<Part[]> => {
        const text = await (await fetch(address)).text();
        // The page's policy forbids style elements, and parsing one is already reported.
        const bare = text.replace(/<style>.*?<\/style>/gs, '');
        const svg = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement;
        const host = document.createElement('div');
        host.style.position = 'fixed';
        const drawing = document.importNode(svg, true);
        host.attachShadow({ mode: 'open' }).append(drawing);
        document.body.append(host);
        const sheet = drawing.getBoundingClientRect();
        const parts = [...drawing.querySelectorAll(selector)]
          .filter((part) => !part.closest('defs'))
          .map((part): Part => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return [
              part.getAttribute('href')?.slice(1) ?? `number ${part.textContent}`,
              (left - sheet.left) / sheet.width,
              (top - sheet.top) / sheet.height,
              (right - sheet.left) / sheet.width,
              (bottom - sheet.top) / sheet.height,
            ];
          });
        host.remove();
        return parts;
      };

      const faults = new Set<string>();
      const found: Record<string, Part[]> = {};
      for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
        const address = new URL(image.currentSrc || image.src).pathname;
        // The room of a product's head keeps its scale in every window, which ends anywhere.
        if (image.closest('[data-keeps-scale]')) continue;
        if (!/\/_art\/.*\.svg$/.test(address) || !image.checkVisibility({ visibilityProperty: true }))
          continue;
        const parts = known[address] ?? found[address] ?? (await measure(address));
        found[address] = parts;
        const drawn = drawnBox(image);
        const shown = shownBox(image, drawn);
        if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) continue;
        for (const [name, left, top, right, bottom] of parts) {
          const box = new DOMRect(
            drawn.left + left * drawn.width,
            drawn.top + top * drawn.height,
            (right - left) * drawn.width,
            (bottom - top) * drawn.height,
          );
          const across = Math.min(box.right, shown.right) - Math.max(box.left, shown.left);
          const down = Math.min(box.bottom, shown.bottom) - Math.max(box.top, shown.top);
          const [least, lowest] = [box.width, box.height].map((size) =>
            Math.max(unnoticed.share * size, unnoticed.pixels),
          ) as [number, number];
          const isOutside = across < least || down < lowest;
          const isWhole = across > box.width - least && down > box.height - lowest;
          if (!isOutside && !isWhole) faults.add(`${name} is cut off in ${address.split('/').pop()}`);
        }
      }
      return { faults: [...faults], found };
    },
    { selector: PARTS, unnoticed: UNNOTICED, known: measured },
  );
  Object.assign(measured, found);
  return faults;
}
