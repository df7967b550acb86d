import { resolve } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';

/** The development server’s environment in which pages are rendered. */
export const drawingEnvironment = (server: ViteDevServer) =>
  server.environments['ssr'] as RunnableDevEnvironment;

/**
 * A module of the project as pages see it: with the content and settings of the moment, which a copy that Node.js
 * imported would hold as they were when it started.
 */
export function importAsPagesDo<Module>(server: ViteDevServer, path: string): Promise<Module> {
  return drawingEnvironment(server).runner.import(resolve(path)) as Promise<Module>;
}
