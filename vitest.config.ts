import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_FOLDER } from './tests/testFolder.ts';

const UNIT = ['{build,config,editor,scripts,shared,src,tests/content,tests/unit}/**/*.test.{ts,tsx}'];
const BUILDS = ['build/{buildSite,killedBuild,unpublished}.test.ts'];
const CAMPAIGNS = [
  'tests/leads/{clockSteps,rollingRestart}.test.ts',
  'server/leads/database/pgBouncer.test.ts',
];

/** Found in tests that change modules, globals or the environment, which tests after them would notice. */
const CHANGES_ITS_PROCESS = /withContent|vi\.(mock|doMock|resetModules|stubEnv|stubGlobal|useFakeTimers)/;

/** The unit tests that need their own process. */
const ISOLATED = globSync(UNIT).filter((file) => CHANGES_ITS_PROCESS.test(readFileSync(file, 'utf8')));

export default defineConfig({
  // Of the site's own theme, whichever content a test brings.
  resolve: { alias: { '@fonts': resolve('content/settings/fonts') } },
  test: {
    // By default Vitest leaves one processor idle, which is half of them on a machine with two.
    maxWorkers: '100%',
    // Bundles of the site, which Node.js loads without transformation.
    server: { deps: { external: [/\.cache\/code\//] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Limits end a test that hangs. A machine that is busy must not reach them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', ['json', { outputFile: `${TEST_FOLDER}/vitest.json` }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [...BUILDS, ...ISOLATED],
          environment: 'node',
          // Otherwise each of some two hundred files would import everything and read all content again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ISOLATED,
          exclude: BUILDS,
          environment: 'node',
        },
      },
      {
        // Builds small sites again and again, so that it takes as long as half of all unit tests: npm run check:slow.
        extends: true,
        test: { name: 'builds', include: BUILDS, environment: 'node' },
      },
      {
        // Starts servers, databases and processes: npm test runs it after what answers faster.
        extends: true,
        test: {
          name: 'server',
          include: ['{server,tests/leads}/**/*.test.ts'],
          exclude: CAMPAIGNS,
          environment: 'node',
        },
      },
      {
        // Puts servers under load while something goes wrong, for longer than npm test has time, or needs a program that
        // few machines have: npm run check:slow.
        extends: true,
        test: { name: 'campaigns', include: CAMPAIGNS, environment: 'node' },
      },
      {
        // Tests of the built site: npm test runs them after the build. They share what they read of its pages.
        extends: true,
        test: { name: 'site', include: ['tests/site/*.test.ts'], environment: 'node', isolate: false },
      },
    ],
  },
});
