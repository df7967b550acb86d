import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../server/http/freePort.ts';
import { writeTestSite } from '../../server/testing/testSite.ts';
import { restartUnderLoad } from '../../tests/leads/restartUnderLoad.ts';
import { startServer } from '../../tests/leads/startServer.ts';
import type { Outcome } from '../StepRun.ts';
import { type ProxyName, proxyVersion, startProxy } from './startProxy.ts';

/** Long enough for Caddy to probe a server twice, in ms: what docs/operate.md tells operators to wait. */
const PROBES = 1000;

/** Headers that belong to a connection or a point in time, not to the response. */
const PASSING: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive', 'server', 'via']);

interface Question {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
}

/** One request of each kind. Each is sent twice, since a cache may answer the second. */
const QUESTIONS: readonly Question[] = [
  { path: '/about/' },
  { path: '/about/', method: 'HEAD' },
  { path: '/about/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
  { path: '/about/', headers: { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' } },
  { path: '/about/', headers: { host: 'ae.lintel.example' } },
  { path: '/about/?utm_source=a' },
  { path: '/about/', headers: { 'if-none-match': '*' } },
  { path: '/about' },
  { path: '/unknown/' },
  { path: '//about//' },
  { path: '/%2F%2Fevil.example/' },
  { path: '/_astro/page.3f9a1b2c.js' },
  { path: '/region' },
  { path: '/healthz' },
  { path: '/about/', method: 'POST' },
  { path: '/forms/unknown/', method: 'POST' },
];

/** Status, headers and a digest of the body. */
async function answerTo(port: number, { path, method = 'GET', headers = {} }: Question): Promise<string> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const hash = createHash('sha256');
  for await (const chunk of response) hash.update(chunk);
  const own = Object.entries(response.headers).filter(([name]) => !PASSING.has(name));
  return [response.statusCode, ...own.map((pair) => pair.join(': ')).sort(), hash.digest('hex')].join('\n');
}

/** Faults of a proxy in front of a single server that is restarted with another build. */
async function restartOne(name: ProxyName): Promise<string[]> {
  const root = writeTestSite();
  const data = mkdtempSync(join(tmpdir(), 'proxy-'));
  const ours = await freePort();
  const port = await freePort();
  const start = () => startServer({ SITE_OUT: root, DATA_DIR: data, PORT: String(ours), DRAIN_SECONDS: '1' });
  let server = await start();
  const proxy = await startProxy(name, { port, upstreams: [ours] });
  const faults: string[] = [];
  try {
    for (const question of [...QUESTIONS, ...QUESTIONS]) {
      const [direct, forwarded] = [await answerTo(ours, question), await answerTo(port, question)];
      if (direct !== forwarded)
        faults.push(`${JSON.stringify(question)}: the server answers\n${direct}\nand ${name}\n${forwarded}`);
    }
    const [page = { path: '/about/' }] = QUESTIONS;
    const before = await answerTo(port, page);
    await server.stop();
    const during = answerTo(port, page);
    // nginx has the page, and Caddy waits for the server.
    if (name === 'nginx') await during;
    server = await start();
    if ((await during) !== before) faults.push(`while the server restarts: ${await during}`);

    for (const copy of ['br', 'gz']) rmSync(join(root, `about/index.html.${copy}`));
    writeFileSync(join(root, 'about/index.html'), '<!doctype html><title>Changed</title>');
    await server.stop();
    server = await start();
    const changed = await answerTo(ours, page);
    for (let tries = 0; (await answerTo(port, page)) !== changed; tries += 1) {
      if (tries === 50) {
        faults.push('the page of the earlier build is still shown');
        break;
      }
      await setTimeout(100);
    }
    return faults;
  } finally {
    await proxy.stop();
    await server.kill();
    for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a web server of this machine in front of the site as deploy/ shows it. Its answers have to be the server's; pages
 * have to stay up while the only server restarts, and to change with the build; and nothing may fail while two servers
 * are restarted under load, one after the other.
 */
export async function checkProxy(name: ProxyName): Promise<Outcome> {
  const version = proxyVersion(name);
  if (version === undefined)
    return {
      notChecked: `there is no ${name} on this machine; npm test restarts behind its own balancer`,
    };
  const faults = await restartOne(name);
  const { pages, leads, failures, lost, exitCodes } = await restartUnderLoad(async (upstreams) => {
    const port = await freePort();
    const { stop } = await startProxy(name, { port, upstreams });
    // nginx retries a request on the next server; Caddy does not reveal when it has probed one.
    return name === 'nginx' ? { port, stop } : { port, stop, untilReady: () => setTimeout(PROBES) };
  });
  for (const fault of [...faults, ...failures.slice(0, 20)]) console.error(fault);
  console.log(
    `${version}: ${QUESTIONS.length} requests, ${faults.length} faults; ${pages} pages and ${leads} leads over two restarts, ${failures.length} failures, ${lost.length} leads lost`,
  );
  return [faults, failures, lost].every((list) => list.length === 0) && exitCodes.every((code) => code === 0);
}
