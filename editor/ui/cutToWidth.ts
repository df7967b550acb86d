import { DESCRIPTION_LIMIT } from '../../shared/content/descriptionLimit.ts';

/** Width in px at which search results cut a title. */
export const TITLE_WIDTH = 580;

/** Measures texts in the typeface of search results. */
export function measuring(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 9;
  context.font = font;
  return (text) => context.measureText(text).width;
}

/** A text as search results print it: cut at the last word that fits in. */
export function cutToWidth(text: string, most: number, measure: (text: string) => number): string {
  if (measure(text) <= most) return text;
  const words = text.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} …`) > most) words.pop();
  return `${words.join(' ').replace(/[\s,;:–|.]+$/, '')} …`;
}

/** A description as search results print it: in full, up to the length that a page's file allows. */
export const cutDescription = (text: string) => cutToWidth(text, DESCRIPTION_LIMIT, ({ length }) => length);

/** An address as search results print it: the host, then each step of the path. */
export function addressLine(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter((step) => step !== '')].join(' › ');
}
