import { resolve } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';

/** The development server’s environment in which pages are rendered. */
export const drawingEnvironment = (server: ViteDevServer) =>
  server.environments['ssr'] as RunnableDevEnvironment;

/**
 * A module of the project as pages see it, with the current content and settings. A copy imported by Node.js would keep
 * those from its start.
 */
export function importAsPagesDo<Module>(server: ViteDevServer, path: string): Promise<Module> {
  return drawingEnvironment(server).runner.import(resolve(path)) as Promise<Module>;
}
