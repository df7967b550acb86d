import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

/** Like a server, prints when it is up and when it is told to stop. */
const COMMAND = `setInterval(() => {}, 1e6); process.on('SIGTERM', () => { console.log('told to stop'); process.exit(); }); console.log('up')`;
const RUN = ['scripts/run.mjs', '--needs=nothing', '-e', COMMAND];

let started: ChildProcess | undefined;

/** Starts Node.js in its own process group. Its output ends when the last process writing to it exits. */
function start(parameters: readonly string[]) {
  const child = spawn(process.execPath, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'serve' },
  });
  started = child;
  return { child, output: text(child.stdout), isUp: once(child.stdout, 'data') };
}

afterEach(() => {
  try {
    if (started?.pid) process.kill(-started.pid, 'SIGKILL');
  } catch {
    // All of them are gone, as they should be.
  }
});

test('a command shuts down cleanly when npm, which started it, is gone', async () => {
  const npm = `require('child_process').spawn(process.execPath, ${JSON.stringify(RUN)}, { stdio: 'inherit' })`;
  const { child, output, isUp } = start(['-e', npm]);
  await isUp;
  child.kill('SIGKILL');
  expect(await output).toBe('up\ntold to stop\n');
});

test.skipIf(process.platform !== 'linux')(
  'a command ends in good order when npm is gone and the shell between them remains',
  async () => {
    // npm runs a script with `sh -c`. Not every shell becomes its last command: this one waits for it.
    const words = [process.execPath, ...RUN].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
    const shell = JSON.stringify(['-c', `${words}; exit $?`]);
    const npm = `require('child_process').spawn('sh', ${shell}, { stdio: 'inherit' })`;
    const { child, output, isUp } = start(['-e', npm]);
    await isUp;
    child.kill('SIGKILL');
    expect(await output).toBe('up\ntold to stop\n');
  },
);

test('a command ends when its parent is killed', async () => {
  const { child, output, isUp } = start(RUN);
  await isUp;
  child.kill('SIGKILL');
  expect(await output).toBe('up\ntold to stop\n');
});

test('a command is told to stop only once, though npm ends first', async () => {
  // A slow-stopping server: two polls for its parent happen before it exits.
  const counting = `let told = 0; setInterval(() => {}, 1e6); process.on('SIGTERM', () => { told += 1; if (told === 1) setTimeout(() => { console.log('told', told); process.exit(); }, 600); }); console.log('up')`;
  const parameters = JSON.stringify([...RUN.slice(0, -1), counting]);
  const npm = `const run = require('child_process').spawn(process.execPath, ${parameters}, { stdio: 'inherit' }); process.on('SIGTERM', () => { run.kill('SIGTERM'); process.exit(); })`;
  const { child, output, isUp } = start(['-e', npm]);
  await isUp;
  child.kill('SIGTERM');
  expect(await output).toBe('up\ntold 1\n');
});

/** Runs a command that prints which content it reads. */
async function contentFrom(...parameters: string[]) {
  const command = ['-e', "console.log('content', process.env.SITE_CONTENT)", ...parameters];
  const child = spawn(process.execPath, ['scripts/run.mjs', '--needs=nothing', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started = undefined;
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return (output + errors).trim();
}

test('--from reads the site of another folder, and says what is missing', async () => {
  const content = join('examples/tarn', 'content');
  expect(await contentFrom('--from', 'examples/tarn')).toBe(`content ${content}`);
  expect(await contentFrom('--from=examples/tarn')).toBe(`content ${content}`);
  expect(await contentFrom('--from', 'examples/nowhere')).toMatch(/^--from examples\/nowhere: there is no /);
  expect(await contentFrom('--from')).toBe('--from names no folder: write --from examples/tarn');
});
