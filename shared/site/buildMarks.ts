/** Constants shared by pages and the build steps after Astro. Scripts of pages must not import them. */
export const BUILD_MARKS = {
  /** A comment at the end of what a page shows before scrolling. */
  firstViewEnd: '<!--first-view-end-->',
  /** Stylesheets of the menu panels, which are closed when a page opens: the header's rules hide them. */
  closedAtFirst: ['Menus', 'MenuLinks', 'PlatformMenu', 'ProductGlyph', 'MobileMenu'],
  /**
   * Between component and name in the classes of islands, whose rules every page keeps because a class may appear only
   * after hydration; elsewhere it is a `-`.
   */
  islandSeparator: '--',
  /** The part of the enquiry page that other pages show; the build adds the addresses of its CSS and script. */
  panel: 'data-enquiry-panel',
  /** Folders of the built site whose files are named after their content. */
  folders: { code: '_astro', drawings: '_art', pictures: '_img' },
  /** Ending of drawings without motion. */
  stillDrawing: '.still.svg',
} as const;

/**
 * A script that fails to load reloads its page: the key under which a tab remembers when, and the time until it may
 * again, in ms. Separate from the marks, because the scripts of every page contain it, some of them inline.
 */
export const RELOAD = { key: 'reloaded', guard: 60_000 } as const;

/** A comment in a built script with its name, which is not part of its address. */
export const scriptMark = (name: string) => `/*${name}*/`;
