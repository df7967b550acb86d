import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CANVAS_PATH } from './canvas/drawnPage.ts';
import { serveEditor } from './server/serveEditor.ts';

/** The editor's additions to the development server: its page and API below /edit/, and the page on its canvas. */
export function editing(): AstroIntegration {
  return {
    name: 'site-editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, addMiddleware }) => {
        injectRoute({
          pattern: CANVAS_PATH,
          entrypoint: resolve('editor/canvas/canvas.astro'),
          prerender: true,
        });
        addMiddleware({ order: 'pre', entrypoint: resolve('editor/canvas/drawUnsaved.ts') });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveEditor(server));
      },
    },
  };
}
