import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's support for React, with our own way of hydrating an island in a page that others have changed. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './src/islands/hydration/reactIsland.ts' }),
        }),
    },
  };
}
