import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../server/env.ts';
import { CANVAS_PATH } from './canvas/drawnPage.ts';
import { serveEditor } from './server/serveEditor.ts';

/** Files that nobody who edits pages may read: secrets, history, captured leads. */
const withheld = () => [
  '.env',
  '.env.*',
  '*.{crt,pem,key}',
  '**/.git/**',
  `${resolve(readEnvironment(process.env).DATA_DIR)}/**`,
];

/**
 * The editor's additions to the development server: its page and API below /edit/, and the page on its canvas.
 *
 * @param bundled folder of the editor's own scripts and styles
 * @param gateSecret that of the sign-in gate, if a team shares the editor
 */
export function editing(bundled: Promise<string>, gateSecret?: string): AstroIntegration {
  return {
    name: 'site-editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, addMiddleware, updateConfig }) => {
        injectRoute({
          pattern: CANVAS_PATH,
          entrypoint: resolve('editor/canvas/canvas.astro'),
          prerender: true,
        });
        addMiddleware({ order: 'pre', entrypoint: resolve('editor/canvas/drawUnsaved.ts') });
        // The gate passes on requests only, no connections over which the development server takes commands.
        if (gateSecret !== undefined)
          updateConfig({ vite: { server: { hmr: false, ws: false, fs: { deny: withheld() } } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveEditor(server, bundled, gateSecret));
      },
    },
  };
}
