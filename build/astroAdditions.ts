import type { ClientDirectiveConfig, InjectedRoute } from 'astro';

/** Hydrates an island when it is about to be used (decision 6). */
export const INTENT_DIRECTIVE: ClientDirectiveConfig = {
  name: 'intent',
  entrypoint: './src/directives/intent.ts',
};

/** Every section and primitive by its named examples: in development, and in the build that tests look at. */
export const GALLERY_ROUTES: readonly InjectedRoute[] = [
  { pattern: '/gallery', entrypoint: './src/gallery/gallery.astro', prerender: true },
  { pattern: '/gallery/[example]', entrypoint: './src/gallery/example.astro', prerender: true },
];
