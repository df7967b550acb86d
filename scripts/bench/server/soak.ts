/**
 * A long run at four fifths of the server's capacity: waits, memory and its share of the core. `npm run bench -- soak`
 * takes ten minutes; a number after it sets the seconds instead. The server has one core, the load the other. Needs
 * wrk, wrk2 and taskset; where one is missing, says so and exits successfully.
 */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportProgress } from '../../../server/progress/reportProgress.ts';
import { makeFixture } from './makeFixture.ts';
import { startServer } from './startServer.ts';
import { findMissing, measureAtRate, measureMost } from './wrk.ts';

const CONNECTIONS = 128;
const SHARE = 0.8;
const ROUNDS = 10;
const TICKS_A_SECOND = 100;
const seconds = Number(process.argv[2] ?? 600);

/** Memory that a process is using, in MB. */
function readMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** CPU time that a process has used, in seconds. */
function readProcessorTime(pid: number | undefined): number {
  // Fields 14 and 15 of proc(5), counted after the parenthesized command, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function soak(): Promise<void> {
  const missing = findMissing('wrk', 'wrk2', 'taskset');
  if (missing.length > 0) {
    console.log(`soak: not measured, ${missing.join(', ')} not installed`);
    return;
  }
  const { root, size } = makeFixture(12_000);
  const { child: server, port } = await startServer(
    root,
    { DATA_DIR: join(root, 'data') },
    { isPinned: true },
  );
  try {
    const load = { url: `http://127.0.0.1:${port}/page/`, connections: CONNECTIONS };
    const rates: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { rate } = await measureMost({ ...load, seconds: 4 });
      // The first round warms up the server.
      if (round > 0) rates.push(rate);
      reportProgress('Rounds', round + 1, ROUNDS + 1);
    }
    // The rate it can sustain for ten minutes is the one it reaches at the machine's worst moment.
    const most = Math.min(...rates);
    const asked = Math.round(most * SHARE);
    console.log(
      `soak: page of ${size} bytes, ${CONNECTIONS} connections, ${Math.round(most)} to ${Math.round(Math.max(...rates))} requests/s at most, ${asked} asked for ${seconds} s`,
    );
    const memory: number[] = [];
    const timer = setInterval(
      () => {
        memory.push(readMemory(server.pid));
        reportProgress('Tenths of the time', memory.length, 10);
      },
      (seconds * 1000) / 10,
    );
    const [used, started] = [readProcessorTime(server.pid), performance.now()];
    const waits = await measureAtRate({ ...load, seconds }, asked);
    clearInterval(timer);
    const busy = (readProcessorTime(server.pid) - used) / ((performance.now() - started) / 1000);
    console.log(
      `soak: ${Math.round(waits.rate)} requests/s, median ${waits.median}, p99 ${waits.p99}, longest ${waits.longest}, ${Math.round(busy * 100)} % of a core`,
    );
    console.log(`soak: memory ${memory.map((value) => value.toFixed(0)).join(', ')} MB after each tenth`);
    console.log(`soak: ${waits.failures.join('; ').trim() || 'no connection and no answer failed'}`);
  } finally {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
    rmSync(root, { recursive: true, force: true });
  }
}

await soak();
