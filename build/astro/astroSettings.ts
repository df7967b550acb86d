import { resolve } from 'node:path';
import postcssGlobalData from '@csstools/postcss-global-data';
import type { AstroUserConfig } from 'astro';
import postcssCustomMedia from 'postcss-custom-media';
import { siteConfig } from '../../config/siteConfig.ts';
import { THEME_FILE } from '../../config/theme.ts';
import { fontsFolder } from '../../config/typefaceFiles.ts';
import { BUILD_MARKS, scriptMark } from '../../shared/site/buildMarks.ts';
import { themeValues } from './themeValues.ts';

/** Folders whose components hydrate: the CSS of these is kept whole when a page's CSS is pruned. */
const isIsland = (file: string) => file.includes('/src/islands/');

/** Ad blockers match words in addresses, so those of scripts are hashes. A comment in each script names its module. */
const SCRIPT_FILE = `${BUILD_MARKS.folders.code}/[hash:10].js`;

const scripts = {
  entryFileNames: SCRIPT_FILE,
  chunkFileNames: SCRIPT_FILE,
  hashCharacters: 'hex' as const,
  postBanner: ({ name }: { name: string }) => scriptMark(name),
  codeSplitting: {
    groups: [
      {
        // The script of every page is one file. It includes all that other behaviors need for measurement, so that none
        // of them depends on a file that only measures.
        name: 'page',
        test: /\/src\/behaviors\/(?:page|campaign|consent|readCookies|recordEvent|recordLinks|takeEarlyClick|tracking\/readTracking)\.ts$/,
      },
    ],
  },
};

/** Astro settings shared by the build and the development server. */
export const astroSettings = {
  site: `https://${siteConfig.hosts.en}`,
  output: 'static',
  trailingSlash: 'always',
  cacheDir: '.cache/astro',
  build: { format: 'directory', assets: BUILD_MARKS.folders.code, inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: { '@fonts': resolve(fontsFolder(THEME_FILE)) } },
    // Compiles MDX at render time, with native code that cannot be bundled.
    ssr: { external: ['@astrojs/markdown-satteri', 'satteri'] },
    // Tests import packages that are not installed where the site is only built or edited.
    optimizeDeps: { entries: ['!**/*.test.*'] },
    css: {
      // Names of widths work in every stylesheet, although CSS Modules are compiled one by one.
      postcss: {
        plugins: [
          postcssGlobalData({ files: ['src/styles/breakpoints.css'] }),
          postcssCustomMedia(),
          themeValues,
        ],
      },
      modules: {
        generateScopedName: (name: string, file: string) => {
          const component = file.split('/').pop()?.replace('.module.css', '') ?? 'x';
          return `${component}${isIsland(file) ? BUILD_MARKS.islandSeparator : '-'}${name}`;
        },
      },
    },
    // pdf-lib goes into one chunk, fetched only when a visitor asks for the record of the leak rate.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
    environments: { client: { build: { rolldownOptions: { output: scripts } } } },
  },
} satisfies AstroUserConfig;
