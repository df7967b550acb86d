import { pageBudgets } from '../build/check/pageBudgets.ts';

/** What code may cost, in bytes over the wire (brotli) and in nodes. Going over fails the tests. */
export const BUDGETS = {
  /** Head, header, menus and footer with their CSS rules, without their text. */
  chrome: 6_050,
  /** The markup of any section example, and the CSS rules of any section. */
  sectionMarkup: 4_800,
  /** The markup of a list on one page of a hub: what the page has left besides the chrome and its rules. */
  listMarkup: 6_000,
  sectionNodes: 450,
  sectionStyles: 2_000,
  /** Script that runs before the visitor interacts. */
  script: 5_000,
  /** The same, plus what hydrates an island visible on the page; React itself loads only when the island is used. */
  islandScript: 6_000,
  /** The film player, which loads on the visitor's first input on a film's page. */
  filmPlayer: 4_000,
  /** The picture that a film shows before it plays. */
  filmPoster: 14_000,
  /** All drawings of a film together, which load as its chapters are reached. */
  filmDrawings: 30_000,
  /** All scripts of the product tour, from its first button to its figures, with React. */
  productTour: 120_000,
  /**
   * Frames that the product tour draws each second on a phone four times slower than the machine. The display has 60;
   * what is missing is a twentieth for the clock that counts them.
   */
  tourFrames: 57,
  /** On Lighthouse’s phone: largest contentful paint and total blocking time in ms, and the layout shift. */
  largestPaint: 1_200,
  blockingTime: 0,
  layoutShift: 0.01,
  /** The same on a busy machine, where a font that arrives late rewraps a line once. */
  layoutShiftWhenBusy: 0.1,
} as const;

/** How far content may exceed its budget before it is reported, so that small edits are not. */
const CONTENT_MARGIN = 1.05;

/** What is measured on a page whose weight depends on its content. */
export interface ContentWeight {
  html?: number;
  nodes?: number;
  firstView?: number;
}

/** One line, with the remedy, for each content budget that a page exceeds. */
export function contentWarnings(name: string, path: string, weight: ContentWeight): string[] {
  const budgets = pageBudgets(path);
  const measures = [
    ['html', 'bytes of HTML', budgets.html],
    ['nodes', 'elements', budgets.nodes],
    ['firstView', 'bytes in the first view on a phone', budgets.firstView],
  ] as const;
  return measures.flatMap(([key, unit, budget]) => {
    const value = weight[key] ?? 0;
    if (value <= budget * CONTENT_MARGIN) return [];
    return `${name}: ${value} ${unit}, ${budget} load quickly on a phone: move a section to a separate page, shorten the longest, or show fewer entries at a time`;
  });
}
