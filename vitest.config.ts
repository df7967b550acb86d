import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: '.cache/test/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{build,config,scripts,server,shared,src,tests/leads,tests/unit}/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        // Over the built site: npm test runs it after the build.
        extends: true,
        test: { name: 'site', include: ['tests/site/*.test.ts'], environment: 'node', testTimeout: 120_000 },
      },
    ],
  },
});
