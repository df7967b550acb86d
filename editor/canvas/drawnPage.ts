import { processWide } from '../../shared/processWide.ts';
import type { Page } from '../../src/content/Page.ts';

/** URL at which the development server renders the page that is being edited. */
export const CANVAS_PATH = '/edit-canvas/';

/** The page on the canvas, with its unsaved texts by file. */
export const drawn = processWide<{ page?: Page; texts: ReadonlyMap<string, string> }>(
  'editor:drawn-page',
  () => ({
    texts: new Map(),
  }),
);
