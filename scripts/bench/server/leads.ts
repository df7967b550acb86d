/**
 * Leads accepted per second, and response times, with the embedded store and with PostgreSQL: one server process, the
 * request-demo form with all fields filled in, keep-alive connections, three rounds, medians. A response counts if it
 * is a 202, which is sent once the lead is on disk; at the end the store is checked to have all of them.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadStore } from '../../../server/leads/LeadStore.ts';
import { openLeadStore, openSharedStore } from '../../../server/leads/openConfiguredStore.ts';
import { reportProgress } from '../../../server/progress/reportProgress.ts';
import { startPostgres } from '../../../server/testing/startPostgres.ts';
import { writeTestSite } from '../../../server/testing/testSite.ts';
import { type LoadResult, runLoad } from './ConnectionLoad.ts';
import { leadRequest } from './leadRequest.ts';
import { startServer } from './startServer.ts';

const CONNECTIONS = 64;
const ROUNDS = 3;
const DURATION = 5000;
const WARM_UP = 2000;

/** CPU time that a process has used, in ms; 0 where the system does not report it. */
function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of the file, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

function middle(results: readonly LoadResult[]): LoadResult {
  const sorted = results.toSorted((first, second) => first.rate - second.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

async function measure(
  name: string,
  variables: Readonly<Record<string, string>>,
  open: () => LeadStore,
): Promise<void> {
  const site = writeTestSite();
  const { child, port } = await startServer(site, { FORM_RATE_LIMIT: 'off', ...variables });
  try {
    const options = { port, connections: CONNECTIONS, request: leadRequest, status: 202 };
    const results = [await runLoad({ ...options, duration: WARM_UP })];
    const before = processorTime(child.pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      reportProgress(`Rounds, ${name}`, round, ROUNDS);
      results.push(await runLoad({ ...options, duration: DURATION }));
    }
    reportProgress(`Rounds, ${name}`, ROUNDS, ROUNDS);
    const spent = processorTime(child.pid) - before;
    const measured = results.slice(1).reduce((sum, result) => sum + result.accepted, 0);
    const { rate, p99, median } = middle(results.slice(1));
    const accepted = results.reduce((sum, result) => sum + result.accepted, 0);
    const refused = results.reduce((sum, result) => sum + result.refused, 0);
    const store = open();
    const kept = (await store.count()).undelivered;
    await store.close();
    console.log(
      `leads: ${name} ${Math.round(rate)} leads/s, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    // On a busy machine this says more than the rate: the number of leads that would keep one core fully busy.
    if (spent > 0)
      console.log(
        `leads: ${name} ${((1000 * spent) / measured).toFixed(0)} µs of the server's processor time a lead`,
      );
    console.log(`leads: ${name} ${accepted} acknowledged, ${kept} in the store, ${refused} refused`);
    if (kept < accepted) throw new Error(`${name}: ${accepted - kept} acknowledged leads are missing`);
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    rmSync(site, { recursive: true, force: true });
  }
}

console.log(`leads: ${CONNECTIONS} connections, ${availableParallelism()} cores`);
const folder = mkdtempSync(join(tmpdir(), 'leads-bench-'));
try {
  await measure('embedded', { DATA_DIR: join(folder, 'data') }, () => openLeadStore(join(folder, 'data')));
  const postgres = await startPostgres({ isDurable: true });
  try {
    const address = await postgres.createDatabase();
    await measure('PostgreSQL', { DATABASE_URL: address }, () => openSharedStore(address));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
