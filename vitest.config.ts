import { defineConfig } from 'vitest/config';

const BUILDS = ['build/{buildSite,killedBuild,unpublished}.test.ts'];

export default defineConfig({
  test: {
    // By default Vitest leaves one processor idle, which is half of them on a machine with two.
    maxWorkers: '100%',
    // Bundles of the site, which Node.js loads without transformation.
    server: { deps: { external: [/\.cache\/code\//] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: '.cache/test/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{build,config,scripts,shared,src,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: BUILDS,
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        // Builds small sites again and again, so that it takes as long as half of all unit tests: npm run check:slow.
        extends: true,
        test: { name: 'builds', include: BUILDS, environment: 'node', testTimeout: 20_000 },
      },
      {
        // Starts servers, databases and processes: npm test runs it after what answers faster.
        extends: true,
        test: {
          name: 'server',
          include: ['{server,tests/leads}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        // Tests of the built site: npm test runs them after the build.
        extends: true,
        test: { name: 'site', include: ['tests/site/*.test.ts'], environment: 'node', testTimeout: 120_000 },
      },
    ],
  },
});
