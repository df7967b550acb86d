import type { ClientDirectiveConfig, InjectedRoute } from 'astro';

/** Hydrates an island when a visitor is about to use it (decision 6). */
export const INTENT_DIRECTIVE: ClientDirectiveConfig = {
  name: 'intent',
  entrypoint: './src/directives/intent.ts',
};

/** The gallery of sections and primitives by named example: in development, and in the build that tests inspect. */
export const GALLERY_ROUTES: readonly InjectedRoute[] = [
  { pattern: '/gallery', entrypoint: './src/gallery/gallery.astro', prerender: true },
  { pattern: '/gallery/family/[family]', entrypoint: './src/gallery/family.astro', prerender: true },
  { pattern: '/gallery/[example]', entrypoint: './src/gallery/example.astro', prerender: true },
];
