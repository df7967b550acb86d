import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { site } from './build/integration.ts';
import { siteConfig } from './config/site.ts';

/** Folders whose components hydrate: the CSS of these is kept whole when a page's CSS is pruned. */
const isIsland = (file: string) => file.includes('/src/islands/');

export default defineConfig({
  site: `https://${siteConfig.hosts.en}`,
  output: 'static',
  trailingSlash: 'always',
  cacheDir: '.cache/astro',
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 3000) },
  integrations: [react(), mdx(), site()],
  vite: {
    // Compiles texts while pages are drawn, in native code that cannot be bundled.
    ssr: { external: ['@astrojs/markdown-satteri', 'satteri'] },
    css: {
      modules: {
        generateScopedName: (name, file) => {
          const component = file.split('/').pop()?.replace('.module.css', '') ?? 'x';
          return `${component}${isIsland(file) ? '--' : '-'}${name}`;
        },
      },
    },
    // pdf-lib and its fonts come in one chunk, fetched only when someone asks for the report.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500, modulePreload: false },
  },
});
