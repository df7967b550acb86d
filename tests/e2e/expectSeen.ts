import { expect, type Locator } from '@playwright/test';
import { findFaintText } from './checkAccessibility.ts';

/** How much of an element has to be in view, in CSS pixels. */
export interface LeastSize {
  width: number;
  height: number;
}

/**
 * What keeps a person from seeing an element right now: a line for each reason, none when it is seen. `toBeVisible`
 * accepts a one-pixel box, one outside the window and one below another element.
 */
export async function findUnseen(target: Locator, least: LeastSize): Promise<string[]> {
  return target.evaluate((element, least) => {
    type Point = { x: number; y: number };
    const tagOf = (subject: Element) => (subject.cloneNode() as Element).outerHTML.slice(0, 120);

    const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect) =>
      x >= left && x <= right && y >= top && y <= bottom;

    const hasBackground = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage !== 'none' || !/(?:^rgba.*,|\/) 0(?:\.0\d*)?\)$/.test(backgroundColor);

    /**
     * Whether an element paints over a point, itself or through a pseudo-element. A link stretched over a card does
     * not.
     */
    const paints = (subject: Element, point: Point) =>
      (isInside(point, subject.getBoundingClientRect()) &&
        (hasBackground(getComputedStyle(subject)) ||
          subject.matches('img, svg, svg *, video, canvas, iframe, object'))) ||
      (subject.matches(':modal') && hasBackground(getComputedStyle(subject, '::backdrop'))) ||
      ['::before', '::after'].some((name) => {
        const style = getComputedStyle(subject, name);
        return !['none', 'normal'].includes(style.content) && hasBackground(style);
      });

    /** What is painted above the element at a point; the document itself where the element is clipped there. */
    const coverAt = (point: Point): Element | undefined => {
      for (const hit of document.elementsFromPoint(point.x, point.y)) {
        if (hit === element || element.contains(hit)) return undefined;
        if (hit.contains(element) ? !hasBackground(getComputedStyle(hit)) : !paints(hit, point)) continue;
        return hit;
      }
      return document.documentElement;
    };

    const faults: string[] = [];
    const box = element.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width < least.width || height < least.height) {
      const seen = `${Math.max(0, Math.round(width))} × ${Math.max(0, Math.round(height))}`;
      const whole = `${Math.round(box.width)} × ${Math.round(box.height)} at ${Math.round(box.left)}, ${Math.round(box.top)}`;
      faults.push(
        `${seen} of it are in view, ${least.width} × ${least.height} are asked for; it is ${whole}`,
      );
    }

    let opacity = 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    if (opacity < 0.5) faults.push(`it is see-through: opacity ${opacity}`);
    if (!element.checkVisibility({ visibilityProperty: true })) faults.push('its style hides it');
    if (faults.length > 0) return faults;

    // With pointer-events: none, it would not be found at a point.
    const { style } = element as HTMLElement;
    const pointer = style.getPropertyValue('pointer-events');
    style.setProperty('pointer-events', 'auto', 'important');
    // Inline text that wraps has one box per line; the corners of their common box may hold no text.
    const lines = getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [box];
    const shares = [1 / 6, 1 / 2, 5 / 6];
    const covers = new Set(
      lines
        .flatMap((line) => shares.flatMap((x) => shares.map((y) => ({ line, x, y }))))
        .map(({ line, x, y }) => ({ x: line.left + line.width * x, y: line.top + line.height * y }))
        .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .flatMap((point) => coverAt(point) ?? []),
    );
    style.setProperty('pointer-events', pointer);
    for (const cover of covers)
      faults.push(
        cover.contains(element)
          ? `a box around it cuts part of it off: ${tagOf(cover)}`
          : `it is covered by ${tagOf(cover)}`,
      );
    return faults;
  }, least);
}

/**
 * Expects that a person sees an element: at least the given size is in the window, nothing covers it or cuts it off,
 * and its text has enough contrast with its background. Retries as Playwright’s expectations do.
 *
 * @param least CSS pixels of it that have to be in view: what would still look right, not its current size
 */
export async function expectSeen(target: Locator, least: LeastSize): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => findUnseen(target, least), { message: `${target} is seen` }).toEqual([]);
  expect(await findFaintText(target), `${target} is readable`).toEqual([]);
}
