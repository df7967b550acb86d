import type { ViteDevServer } from 'vite';

/** Stands for a development server whose pages are rendered with the modules of the test. */
export const sameModules = {
  environments: { ssr: { runner: { import: (path: string) => import(path) } } },
} as unknown as ViteDevServer;
