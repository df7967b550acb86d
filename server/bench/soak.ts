/**
 * A long run at four fifths of what the server can do: waits and memory, a line a minute. `npm run bench -- soak` takes
 * ten minutes; a number after it is another count of seconds. The server has one core, the load the other.
 * Needs taskset; says so and ends well where it is missing.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runLoad } from './ConnectionLoad.ts';
import { makeFixture } from './makeFixture.ts';
import { OpenLoad } from './OpenLoad.ts';

const CONNECTIONS = 64;
const SHARE = 0.8;
const seconds = Number(process.argv[2] ?? 600);
const request = Buffer.from('GET /page/ HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n');

/** Memory that a process has in use, in MB. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

async function soak(): Promise<void> {
  if (spawnSync('taskset', ['-cp', '1', String(process.pid)]).status !== 0) {
    console.log('soak: not measured, taskset or a second core is missing');
    return;
  }
  const { root, size } = makeFixture(12_000);
  const server: ChildProcess = spawn('taskset', ['-c', '0', process.execPath, resolve('server/server.ts')], {
    env: { ...process.env, PORT: '0', SITE_OUT: root, DATA_DIR: join(root, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    if (server.stdout === null) throw new Error('the server has no output');
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const port = Number(/:(\d+)\//.exec(String(line))?.[1]);
    const closed = { port, connections: CONNECTIONS, request: () => request, status: 200 };
    await runLoad({ ...closed, duration: 2000 });
    const { rate: most } = await runLoad({ ...closed, duration: 5000 });
    const rate = Math.round(most * SHARE);
    console.log(
      `soak: page of ${size} bytes, ${Math.round(most)} requests/s at most, ${rate} asked for ${seconds} s`,
    );
    const load = new OpenLoad({ port, connections: CONNECTIONS, rate, request });
    await load.start();
    await pause(2000);
    const report = (label: string, from: number, time: number) => {
      const wait = (share: number) => (load.waits.percentile(share) / 1000).toFixed(1);
      console.log(
        `soak: ${label} ${Math.round((load.answered - from) / time)} requests/s, median ${wait(50)} ms, p99 ${wait(99)} ms, longest ${wait(100)} ms, memory ${memoryOf(server.pid).toFixed(0)} MB`,
      );
    };
    load.waits.reset();
    const memory: number[] = [];
    const overall = { worst: 0, from: load.answered, started: performance.now() };
    const parts = Math.max(1, Math.round(seconds / 60));
    for (let part = 1; part <= parts; part += 1) {
      const [from, started] = [load.answered, performance.now()];
      await pause((seconds / parts) * 1000);
      report(`part ${part} of ${parts}`, from, (performance.now() - started) / 1000);
      overall.worst = Math.max(overall.worst, load.waits.percentile(99) / 1000);
      memory.push(memoryOf(server.pid));
      load.waits.reset();
    }
    const done = (load.answered - overall.from) / ((performance.now() - overall.started) / 1000);
    load.stop();
    const [first = 0, last = 0] = [memory[0], memory.at(-1)];
    console.log(
      `soak: ${Math.round(done)} requests/s over ${seconds} s, worst p99 of a part ${overall.worst.toFixed(1)} ms`,
    );
    console.log(`soak: memory ${first.toFixed(0)} MB after the first part, ${last.toFixed(0)} MB at the end`);
    console.log(`soak: ${load.lost} connections lost, ${load.backlog} requests not sent`);
  } finally {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
    rmSync(root, { recursive: true, force: true });
  }
}

await soak();
