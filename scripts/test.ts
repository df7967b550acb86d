// npm test: everything that must hold before a change is shared, cheapest first, and one line of summary at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
let passed = 0;
let failed = 0;

function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function step(name: string, action: () => Promise<boolean>, counts = { on: true }): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  let isPassed = false;
  try {
    isPassed = await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (counts.on) {
    passed += isPassed ? 1 : 0;
    failed += isPassed ? 0 : 1;
  }
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function readReport(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

/** Runs the built site on a port of its own for as long as the action takes. */
async function withServer(action: (baseUrl: string) => Promise<boolean>): Promise<boolean> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: '.cache/test/data',
      FORM_RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const baseUrl = `http://localhost:${port}`;
  try {
    for (let tries = 0; ; tries += 1) {
      if (server.exitCode !== null)
        throw new Error('the server stopped while starting: see its message above');
      const isUp = await fetch(`${baseUrl}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) break;
      if (tries === 200) throw new Error('the server did not answer within 20 s');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await action(baseUrl);
  } finally {
    server.kill('SIGTERM');
  }
}

mkdirSync('.cache/test', { recursive: true });
rmSync('.cache/test/data', { recursive: true, force: true });
const files = process.argv.slice(2);

await step('Types', async () => (await run(bin('tsc'), ['--noEmit', '--pretty'])) === 0);
await step('Lint and format', async () => (await run(bin('biome'), ['ci', '--colors=off'])) === 0);
await step(
  'Unused files, exports and dependencies',
  async () => (await run(bin('knip'), ['--no-progress'])) === 0,
);
await step(
  'Unit and server tests',
  async () => {
    const code = await run(bin('vitest'), ['run', ...files]);
    const report = readReport('.cache/test/vitest.json');
    passed += Number(report['numPassedTests'] ?? 0);
    failed += Number(report['numFailedTests'] ?? 0) + (code !== 0 && report['numFailedTests'] === 0 ? 1 : 0);
    return code === 0;
  },
  { on: false },
);
await step('Build', async () => {
  if (!isBuildFresh()) await buildSite();
  return true;
});
await step(
  'Browser tests',
  () =>
    withServer(async (baseUrl) => {
      const code = await run(bin('playwright'), ['test', ...files], { BASE_URL: baseUrl });
      const stats = readReport('.cache/test/playwright.json')['stats'] as Record<string, number>;
      passed += stats['expected'] ?? 0;
      failed += (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0);
      return code === 0;
    }),
  { on: false },
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
