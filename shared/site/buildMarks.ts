/** What pages, the steps of the build after Astro, and the scripts of pages have to agree on. */
export const BUILD_MARKS = {
  /** A comment where a page's first view ends. */
  firstViewEnd: '<!--first-view-end-->',
  /** Stylesheets of what is closed when a page opens: the menu panels, which the header's own rules hide. */
  closedAtFirst: ['Menus', 'MenuLinks', 'PlatformMenu', 'ProductGlyph', 'MobileMenu'],
  /**
   * Between component and name in the classes of islands, whose rules every page keeps because a class may appear only
   * after hydration; elsewhere it is a `-`.
   */
  islandSeparator: '--',
  /** The part of the enquiry page that other pages show; the build adds where its rules and its script are. */
  panel: 'data-enquiry-panel',
  /** Folders of the built site whose files are named after their content. */
  folders: { code: '_astro', drawings: '_art', pictures: '_img' },
  /** Ending of drawings without motion. */
  stillDrawing: '.still.svg',
} as const;

/**
 * A script that fails to load reloads its page: the key under which a tab remembers when, and the time until it may
 * again, in ms. Apart from the others, because inline scripts carry it: the mark of a first view's end inside a script
 * would end the first view there.
 */
export const RELOAD = { key: 'reloaded', guard: 60_000 } as const;

/** A comment in a built script with its name, which its address does not say. */
export const scriptMark = (name: string) => `/*${name}*/`;
