/** What pages and the steps of the build after Astro have to agree on. */

/** A comment where a page's first view ends, or could end if there is room for more. */
export const FIRST_VIEW_END = '<!--first-view-end-->';

/**
 * Between component and name in the classes of islands, whose rules every page keeps because a class may appear only
 * after hydration; elsewhere it is a `-`.
 */
export const ISLAND_SEPARATOR = '--';

/** A comment in a built script with its name, which its address does not say. */
export const scriptMark = (name: string) => `/*${name}*/`;

/**
 * A script that fails to load reloads its page: the key under which a tab remembers when, and the time until it may
 * again, in ms.
 */
export const RELOAD = { key: 'reloaded', guard: 60_000 } as const;
