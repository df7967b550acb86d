import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,config,scripts,server,shared,src,tests/leads,tests/unit}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: '.cache/test/vitest.json' }]],
  },
});
