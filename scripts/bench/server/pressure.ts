/**
 * Page response times while the server is under as much pressure as one machine can create: from forms, submissions
 * over the limit, reports, probes, and clients that request a lot and read nothing. The server has one core, the load
 * another; a visitor requests a page every five milliseconds. Prints a line for each, with the server's peak memory, and
 * fails where a limit is exceeded.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pressure, PressureOptions } from './pressureLoad.ts';
import { startServer } from './startServer.ts';
import { findMissing } from './wrk.ts';

/** Length of a run, in ms: long enough that the start of the load is less than a hundredth of it. */
const DURATION = 15_000;

/** Time between two requests of the visitor, in ms. */
const PACE = 5;

/** Visitors' browsers accept compressed pages. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Heap limit of the server, as in a container with little memory, in MB. */
const HEAP = 384;

/** Longest response time of all but a hundredth of the pages, in ms. */
const PAGE_LIMIT = 10;

/** Most memory of the server, in MB: under a load, and with a visitor alone. */
const MEMORY_LIMIT = 200;
const REST_LIMIT = 160;

const PRESSURES: readonly (Pressure | undefined)[] = [
  undefined,
  'forms',
  'forms of pages',
  'refusals',
  'reports',
  'probes',
  'slow readers',
];

/** Peak memory of a process, in MB. */
function mostMemory(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Requests a page at a steady pace and returns response times, counted from when each request was due, in ms. */
async function visit(port: number, duration: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let due = started; due < started + duration; due += PACE) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const sent = performance.now();
    answers.push(
      new Promise((done, fail) => {
        get({ port, host: '127.0.0.1', path: '/about/', agent, headers: BROWSER }, (answer) => {
          answer.resume().once('end', () => {
            times.push(performance.now() - sent);
            done();
          });
        }).once('error', fail);
      }),
    );
  }
  await Promise.all(answers);
  agent.destroy();
  return times.sort((first, second) => first - second);
}

/** Starts the load, which waits for a message. The system runs it only while nothing else on its core wants to. */
async function startLoad(options: PressureOptions): Promise<ChildProcess> {
  const load = fork(new URL('./pressureLoad.ts', import.meta.url), [JSON.stringify(options)], {
    execPath: 'chrt',
    execArgv: ['--idle', '0', process.execPath, '--disable-warning=ExperimentalWarning'],
  });
  await once(load, 'message');
  return load;
}

/** Measures one kind of pressure. Returns what exceeds its limit, a line each. */
async function measure(pressure: Pressure | undefined, site: string, folder: string): Promise<string[]> {
  const variables = {
    DATA_DIR: join(folder, String(pressure)),
    FORM_RATE_LIMIT: pressure === 'refusals' ? '20' : 'off',
  };
  const options = [`--max-old-space-size=${HEAP}`];
  const { child, port } = await startServer(site, variables, { isPinned: true, options });
  try {
    await visit(port, 1000);
    let rate = 0;
    const settings: PressureOptions | undefined = pressure && { pressure, port, duration: DURATION };
    const load = settings && (await startLoad(settings));
    load?.send('begin');
    const loaded = load && once(load, 'message').then(([message]) => (rate = Number(message)));
    const times = await visit(port, DURATION - 500);
    await loaded;
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    const memory = mostMemory(child.pid);
    const name = pressure ?? 'none';
    const limit = pressure === undefined ? REST_LIMIT : MEMORY_LIMIT;
    console.log(
      `pressure: ${name} ${Math.round(rate)}/s, page median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, longest ${at(0.9999).toFixed(1)} ms, memory ${Math.round(memory)} MB`,
    );
    return [
      ...(pressure && rate === 0 ? [`the server answers nothing of ${name}`] : []),
      ...(at(0.99) < PAGE_LIMIT ? [] : [`pages take ${PAGE_LIMIT} ms or more at p99 under ${name}`]),
      ...(memory < limit ? [] : [`the server takes ${limit} MB or more under ${name}`]),
    ];
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}

const missing = findMissing('taskset', 'chrt');
if (missing.length > 0) console.log(`pressure: not measured, ${missing.join(', ')} not installed`);
else {
  // The load and the visitor share the core that the server does not use.
  execFileSync('taskset', ['-acp', '1', String(process.pid)]);
  // The site that is shipped: its pages are most of the memory.
  const site = mkdtempSync(join(tmpdir(), 'pressure-site-'));
  cpSync(process.env['SITE_OUT'] ?? 'dist', site, { recursive: true });
  writeFileSync(join(site, 'large.txt'), 'a'.repeat(500_000));
  const folder = mkdtempSync(join(tmpdir(), 'pressure-'));
  try {
    for (const pressure of PRESSURES)
      for (const fault of await measure(pressure, site, folder)) {
        console.error(`pressure: ${fault}`);
        process.exitCode = 1;
      }
  } finally {
    for (const path of [site, folder]) rmSync(path, { recursive: true, force: true });
  }
}
