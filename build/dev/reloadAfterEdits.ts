import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { LOCALES_FILE } from '../../config/siteConfig.ts';
import { rereadTheme, THEME_FILE } from '../../config/theme.ts';
import { measuresFile } from '../../config/typefaceFiles.ts';
import { forgetContent } from '../../src/content/files/contentCache.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import type { ComponentBundle } from './bundledComponents.ts';
import { isReadAhead } from './readAhead.ts';
import { drawingEnvironment } from './siteModules.ts';

/**
 * Invalidates the modules of some files and everything that imports them, so that they run again when next requested.
 */
function invalidateModules(server: ViteDevServer, isMeant: (file: string) => boolean): void {
  const { moduleGraph, runner } = drawingEnvironment(server);
  const dropped = new Set<NonNullable<ReturnType<typeof moduleGraph.getModuleById>>>();
  for (const [file, modules] of moduleGraph.fileToModulesMap) {
    if (!isMeant(file)) continue;
    for (const module of modules) moduleGraph.invalidateModule(module, dropped, Date.now(), true);
  }
  for (const { id } of dropped) {
    const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
    if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
  }
}

/** Name of a file that is still being written. */
export const UNFINISHED = '.saving';

/** Modules in which Astro keeps the text of a route's stylesheets. */
const ASTRO_STYLES = /virtual:astro:dev-css/;

/** Shows an edit of any content file, setting or component in every open browser: pages reload by themselves. */
export function reloadAfterEdits(server: ViteDevServer, components: ComponentBundle): void {
  const [content = '', settings = ''] = [contentRoot(), 'config'].map((folder) => resolve(folder) + sep);
  const theme = resolve(THEME_FILE);
  /** Files that are read once, with the modules that read them. */
  const readBy = new Map([
    [resolve(LOCALES_FILE), [resolve('config/siteConfig.ts')]],
    [theme, ['config/theme.ts', 'config/siteConfig.ts'].map((path) => resolve(path))],
    [resolve(measuresFile(THEME_FILE)), [resolve('config/typefaces.ts')]],
  ]);
  const show = async (file: string) => {
    const readers = readBy.get(file) ?? (file.startsWith(settings) ? [file] : []);
    if (readers.length > 0) invalidateModules(server, (one) => readers.includes(one));
    if (file === theme) {
      invalidateModules(server, (one) => one.endsWith('.css') || ASTRO_STYLES.test(one));
      server.environments.client.moduleGraph.invalidateAll();
      // Stylesheets are compiled with the copy that Node.js loaded. Pages report what is wrong with the theme.
      try {
        rereadTheme();
      } catch {}
    }
    if (components.holds(file)) {
      components.forget();
      invalidateModules(server, (one) => components.isPart(one));
    }
    // The editor has read all content with this text, to check it before it was saved.
    const isKnown = readers.length === 0 && !components.holds(file) && isReadAhead(file);
    if (!isKnown) forgetContent();
    // Astro caches the list of pages until it receives this.
    drawingEnvironment(server).hot.send('astro:content-changed', {});
    server.environments.client.hot.send({ type: 'full-reload' });
  };
  server.watcher.add([content, settings]);
  server.watcher.on('all', (_, path) => {
    const file = resolve(path);
    // The editor writes a file aside and renames it.
    if (file.endsWith(UNFINISHED)) return;
    if (!file.startsWith(content) && !file.startsWith(settings) && !components.holds(file)) return;
    show(file).catch((error: unknown) => server.config.logger.error(String(error)));
  });
}
