import { resolve, sep } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { forgetContent } from '../src/lib/content/contentCache.ts';
import { CONTENT_ROOT } from '../src/lib/content/readContent.ts';

/** Drops what the development server knows of some modules, and of those that import them, from its memory. */
function invalidateModules(server: ViteDevServer, isMeant: (file: string) => boolean): void {
  const { moduleGraph, runner } = server.environments['ssr'] as RunnableDevEnvironment;
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

/** Shows an edit of any content file or setting in every open browser: what was read is forgotten, and pages reload. */
export function reloadAfterEdits(server: ViteDevServer): void {
  const content = resolve(CONTENT_ROOT) + sep;
  const settings = resolve('config') + sep;
  server.watcher.add([content, settings]);
  server.watcher.on('all', (_, path) => {
    const file = resolve(path);
    const isSetting = file.startsWith(settings);
    if (!isSetting && !file.startsWith(content)) return;
    // Texts are filled in with the settings when they are read, without importing them.
    invalidateModules(server, (one) => (isSetting && one === file) || one.endsWith('.mdx'));
    forgetContent();
    // Astro keeps the list of pages until it hears this.
    server.environments['ssr']?.hot.send('astro:content-changed', {});
    server.environments.client.hot.send({ type: 'full-reload' });
  });
}
