/**
 * Requests per second for a 12 kB precompressed page, this server against nginx with gzip_static: one core for the
 * server, the other for wrk with 64 connections, rounds alternated, medians. Prints one figure per line. Needs nginx,
 * wrk and taskset; where they are missing, says so and exits successfully.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../server/http/freePort.ts';
import { reportProgress } from '../../../server/progress/reportProgress.ts';
import { makeFixture } from './makeFixture.ts';
import { startServer } from './startServer.ts';
import { findMissing, measureMost } from './wrk.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;

function nginxConfiguration(root: string, port: number): string {
  return `worker_processes 1; daemon off; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100 inactive=60s; gzip_static on; gzip_vary on;
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3;
  uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  server { listen 127.0.0.1:${port}; root ${root}; add_header Cache-Control "public, max-age=0, must-revalidate"; }
}`;
}

async function untilUp(url: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not come up`);
}

const measure = (url: string) => measureMost({ url, connections: CONNECTIONS, seconds: SECONDS });

function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function compare(): Promise<void> {
  const missing = findMissing('nginx', 'wrk', 'taskset');
  if (missing.length > 0) {
    console.log(`serving: not measured, ${missing.join(', ')} not installed`);
    return;
  }
  const { root, size } = makeFixture(12_000);
  const nginxPort = await freePort();
  writeFileSync(join(root, 'nginx.conf'), nginxConfiguration(root, nginxPort));
  const children: ChildProcess[] = [];
  let isDone = false;
  try {
    children.push(
      spawn('taskset', ['-c', '0', 'nginx', '-c', join(root, 'nginx.conf')], { stdio: 'ignore' }),
    );
    const site = await startServer(root, { DATA_DIR: join(root, 'data') }, { isPinned: true });
    children.push(site.child);
    for (const child of children) {
      child.once('exit', (code, signal) => {
        if (!isDone) console.error(`serving: ${child.spawnargs.join(' ')} ended early (${signal ?? code})`);
      });
    }
    const targets = {
      nginx: `http://127.0.0.1:${nginxPort}/page/`,
      site: `http://127.0.0.1:${site.port}/page/`,
    };
    const rates: Record<keyof typeof targets, number[]> = { nginx: [], site: [] };
    let p99 = '';
    for (const url of Object.values(targets)) await untilUp(url);
    await measure(targets.site);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.nginx.push((await measure(targets.nginx)).rate);
      const served = await measure(targets.site);
      rates.site.push(served.rate);
      p99 = served.p99;
      reportProgress('Rounds', round + 1, ROUNDS);
    }
    console.log(`serving: page of ${size} bytes, ${CONNECTIONS} connections`);
    console.log(`serving: nginx ${Math.round(median(rates.nginx))} requests/s`);
    console.log(`serving: site ${Math.round(median(rates.site))} requests/s, p99 ${p99}`);
    // Computed per round, so that a temporarily busy machine slows both sides of the ratio.
    const ratios = rates.site.map((rate, round) => rate / (rates.nginx[round] ?? Number.NaN));
    console.log(`serving: ratio ${median(ratios).toFixed(3)}`);
  } finally {
    isDone = true;
    for (const child of children) child.kill('SIGTERM');
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

await compare();
