/**
 * Page response times while the server is under as much pressure as one machine can create: from forms, submissions
 * over the limit, reports, probes, and clients that request a lot and read nothing. The server has one core, the load
 * another; a visitor requests a page every five milliseconds. Prints a line for each, with the server's peak memory.
 */
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeRoiTemplates } from '../../../build/roi/roiTemplates.ts';
import { writeTestSite } from '../../../server/testing/testSite.ts';
import type { Pressure, PressureOptions } from './pressureLoad.ts';
import { findMissing } from './wrk.ts';

/** Of each run, in ms: long enough for the moment at which a load begins to be less than a hundredth of it. */
const DURATION = 15_000;

/** Time between two requests of the visitor, in ms. */
const PACE = 5;

/** Heap limit of the server, as in a container with little memory, in MB. */
const HEAP = 384;

const PRESSURES: readonly (Pressure | undefined)[] = [
  undefined,
  'forms',
  'refusals',
  'reports',
  'probes',
  'slow readers',
];

async function startServer(site: string, variables: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(
    'taskset',
    ['-c', '0', process.execPath, `--max-old-space-size=${HEAP}`, resolve('server/server.ts')],
    {
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', SITE_OUT: site, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (child.stdout === null) throw new Error('the server has no output');
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(/:(\d+)\//.exec(String(line))?.[1]) };
}

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
        get({ port, host: '127.0.0.1', path: '/about/', agent }, (answer) => {
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

async function measure(pressure: Pressure | undefined, site: string, folder: string): Promise<void> {
  const { child, port } = await startServer(site, {
    DATA_DIR: join(folder, String(pressure)),
    FORM_RATE_LIMIT: pressure === 'refusals' ? '20' : 'off',
  });
  try {
    await visit(port, 1000);
    let rate = 0;
    const options: PressureOptions | undefined = pressure && { pressure, port, duration: DURATION };
    const load = options && (await startLoad(options));
    load?.send('begin');
    const loaded = load && once(load, 'message').then(([message]) => (rate = Number(message)));
    const times = await visit(port, DURATION - 500);
    await loaded;
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
    console.log(
      `pressure: ${pressure ?? 'none'} ${Math.round(rate)}/s, page median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms, memory ${Math.round(mostMemory(child.pid))} MB`,
    );
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
  const site = writeTestSite();
  writeFileSync(join(site, 'large.txt'), 'a'.repeat(500_000));
  mkdirSync(join(site, 'pdf'), { recursive: true });
  const templates = await makeRoiTemplates();
  writeFileSync(join(site, 'pdf', 'roi_pdf.pdf'), templates.integration);
  writeFileSync(join(site, 'pdf', 'roi_pdf_2.pdf'), templates.plain);
  const folder = mkdtempSync(join(tmpdir(), 'pressure-'));
  try {
    for (const pressure of PRESSURES) await measure(pressure, site, folder);
  } finally {
    for (const path of [site, folder]) rmSync(path, { recursive: true, force: true });
  }
}
