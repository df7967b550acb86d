import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { forgetContent } from '../../src/content/contentCache.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import type { ComponentBundle } from './bundledComponents.ts';
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

/** Shows an edit of any content file, setting or component in every open browser: pages reload by themselves. */
export function reloadAfterEdits(server: ViteDevServer, components: ComponentBundle): void {
  const [content = '', settings = ''] = [contentRoot(), 'config'].map((folder) => resolve(folder) + sep);
  const show = async (file: string) => {
    if (file.startsWith(settings)) invalidateModules(server, (one) => one === file);
    if (components.holds(file)) {
      components.forget();
      invalidateModules(server, (one) => components.isPart(one));
    }
    forgetContent();
    // Astro caches the list of pages until it receives this.
    drawingEnvironment(server).hot.send('astro:content-changed', {});
    server.environments.client.hot.send({ type: 'full-reload' });
  };
  server.watcher.add([content, settings]);
  server.watcher.on('all', (_, path) => {
    const file = resolve(path);
    if (!file.startsWith(content) && !file.startsWith(settings) && !components.holds(file)) return;
    show(file).catch((error: unknown) => server.config.logger.error(String(error)));
  });
}
