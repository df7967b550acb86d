import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENVIRONMENT_NAMES, readEnvironment } from '../server/env.ts';
import { openLeadStore } from '../server/leads/openConfiguredStore.ts';
import { Readiness } from '../server/leads/Readiness.ts';
import { createMetrics } from '../server/metrics/createMetrics.ts';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { SERVER_OPTIONS } from './serverOptions.ts';
import { nginxExample } from './slow/startProxy.ts';

const read = (file: string) => readFileSync(file, 'utf8');
/** What Node.js and its libraries read themselves. */
const OTHERS: readonly string[] = ['NODE_ENV', 'NODE_COMPILE_CACHE'];
const unknown = (names: readonly string[]) =>
  names.filter((name) => !ENVIRONMENT_NAMES.includes(name) && !OTHERS.includes(name));

describe('the example for nginx', () => {
  const text = read('deploy/nginx/nginx.conf');

  it.each(['listen 80 default_server;', 'listen 443 ssl http2 default_server;'])(
    'refuses hosts that are not the site’s: %s',
    (listening) => {
      const [, block = ''] = text.split(listening);
      const [own = ''] = block.split('}');
      expect(own).toMatch(/return 444;|ssl_reject_handshake on;/);
      expect(own).not.toContain('proxy_pass');
      // The block that listens there for the site is a different one, and names its hosts.
      expect(text).toContain(
        `${listening.replace(' default_server', '')}\n    server_name www.lintel.example ae.lintel.example;`,
      );
    },
  );

  it('logs no visitor data', () => {
    const format = /log_format site '([^']+)'/.exec(text)?.[1] ?? '';
    expect(format.split(' ')).toContain('$status');
    expect(format).not.toMatch(/remote|forwarded|http_|args|request_uri|\$uri|user/);
    expect(text).toMatch(/access_log \S+ site;/);
  });

  it.each([
    ['a page', '200', '/about/?email=ada@northwind.example', '/about/'],
    ['a form that was stored', '303', '/forms/contact/', '/forms/contact/'],
    ['a form with a mistake', '422', '/forms/contact/', '/forms/contact/'],
    ['an address of somebody', '404', '/ada@northwind.example/', undefined],
    ['the same without its slash', '301', '/ada%40northwind.example', undefined],
    ['a path when the server is gone', '502', '/ada-okafor/', undefined],
    ['a target that is not a path', '400', '', undefined],
  ])('logs of %s no more than the site has itself', (_what, status, asked, logged) => {
    const [, pattern = ''] = /"~(\^\S* \S*)" \$site_answered_path;/.exec(text) ?? [];
    expect(new RegExp(pattern).exec(`${status} ${asked}`)?.groups?.['site_answered_path']).toBe(logged);
  });

  it('is what the slow check starts', () => {
    const started = nginxExample({ port: 8080, upstreams: [3001, 3002] }, '/tmp/nginx');
    expect(started).toContain('listen 127.0.0.1:8080;');
    expect(started.match(/^ {2}server \{$/gm)).toHaveLength(1);
    expect(started).not.toMatch(/listen (?:80|443)|ssl_/);
  });
});

describe('the example for Caddy', () => {
  it.each([
    ['/about/?email=ada@northwind.example', '/about/'],
    ['/about/', '/about/'],
    ['/ada@northwind.example/', ''],
    ['/ada%40northwind.example?a=1', ''],
  ])('logs of %s: %s', (asked, logged) => {
    const expression = /request>uri regexp "([^"]+)" ""/.exec(read('deploy/caddy/Caddyfile'))?.[1] ?? '';
    expect(asked.replaceAll(new RegExp(expression, 'g'), '')).toBe(logged);
  });
});

describe('the unit for systemd', () => {
  const unit = read('deploy/systemd/site.service');
  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  it('sets what the server reads, where it may write, and gives it time to stop', () => {
    const variables = new Map(
      valuesOf('Environment').flatMap((line) =>
        line.split(' ').map((one) => one.split('=') as [string, string]),
      ),
    );
    expectNoFaults(unknown([...variables.keys()]));
    expect(variables.get('DATA_DIR')).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`);
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(25);
  });

  it('starts the server itself, as the documentation says', () => {
    const [command = ''] = valuesOf('ExecStart');
    const [folder] = valuesOf('WorkingDirectory');
    expect(command.startsWith(`${folder}/`)).toBe(true);
    expect(read('docs/operate.md')).toContain(command.slice(`${folder}/`.length));
  });
});

it.each([
  ['package.json', /^ *"(?:start|serve)": .*/gm],
  ['Dockerfile', /^CMD .*/gm],
  ['deploy/systemd/site.service', /^ExecStart=.*/gm],
  ['deploy/preview/preview@.service', /^ExecStart=.*/gm],
])('%s starts the server with the limits of its memory', (file, command) => {
  const commands = read(file).match(command) ?? [];
  expect(commands).not.toEqual([]);
  for (const option of SERVER_OPTIONS) expect(commands.filter((line) => !line.includes(option))).toEqual([]);
});

describe('the environment', () => {
  it.each(ENVIRONMENT_NAMES.filter((name) => name !== 'SITE_OUT'))(
    'documents %s for the operator',
    (name) => {
      expect(read('docs/operate.md')).toMatch(new RegExp(`^\\| [^|]*\`${name}\`[^|]* \\|`, 'm'));
    },
  );
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const textsOf = (keyword: string) =>
    [...text.matchAll(new RegExp(`^${keyword} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

  it('runs on the pinned runtime and base, as a user without rights', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(textsOf('ARG')[0]).toBe(`NODE_VERSION=${dependencies['node']}`);
    expect(textsOf('FROM').at(-1)).toMatch(/@sha256:[0-9a-f]{64}$/);
    expect(textsOf('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('sets what the server reads', () => {
    const names = [...(textsOf('ENV')[0] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name ?? '');
    expectNoFaults(unknown(names));
  });

  it('takes no secrets, no leads, no history and no build of this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env', 'data', 'dist', 'node_modules']) expect(ignored).toContain(name);
    // The database password is in deploy/.env.
    expect(read('.gitignore').split('\n')).toContain('.env');
    // The history, which only the build reads.
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).not.toMatch(/\.git\b|^COPY (?!--from=)/m);
  });
});

describe('the compose file', () => {
  const { site } = z
    .object({
      services: z.object({
        site: z.object({
          environment: z.record(z.string(), z.string()),
          stop_grace_period: z.string(),
          build: z.object({ args: z.record(z.string(), z.string()) }),
        }),
      }),
    })
    .parse(parse(read('deploy/compose.yaml'))).services;

  it('sets what the server reads, holds no password, and gives it time to stop', () => {
    const { environment, stop_grace_period: grace, build } = site;
    expectNoFaults(unknown(Object.keys(environment)));
    // Without its hosts the server would answer under any name.
    expect(environment['SITE_HOSTS']).toMatch(/^\$\{SITE_HOSTS:\?[^}]+\}$/);
    for (const name of Object.keys(build.args)) expect(read('Dockerfile')).toContain(`ARG ${name}=""`);
    expect(environment['DATABASE_URL']).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/site$/,
    );
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment['DRAIN_SECONDS']) + 15);
  });
});

describe('the Kubernetes example', () => {
  const text = read('deploy/kubernetes/site.yaml');
  const numberOf = (name: string) => Number(new RegExp(`\\b${name}: "?(\\d+)`).exec(text)?.[1]);

  it('selects the pods that it makes, at the ports that they have', () => {
    const names = [...text.matchAll(/app\.kubernetes\.io\/name: ([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1);
    const ports = [...text.matchAll(/name: (\w+), containerPort/g)].map(([, name]) => name);
    for (const [, port] of text.matchAll(/\b(?:targetPort|port): ([a-z]\w*)/g)) expect(ports).toContain(port);
    expect(numberOf('http, containerPort')).toBe(readEnvironment({}).PORT);
    expect(numberOf('metrics, containerPort')).toBe(numberOf('METRICS_PORT, value'));
    expect(numberOf('prometheus.io/port')).toBe(numberOf('METRICS_PORT, value'));
  });

  it('sets what the server reads, and gives it time to stop', () => {
    const variables = [...text.matchAll(/\bname: ([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name);
    expect(variables).toContain('DATABASE_URL');
    expectNoFaults(unknown(variables));
    expect(text).not.toMatch(/DATABASE_URL, value:/);
    const drain = numberOf('DRAIN_SECONDS, value');
    expect(numberOf('terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(drain + 15);
  });
});

describe('alerts and dashboard', () => {
  const alerts = read('deploy/prometheus/rules.yaml');

  it.each([
    ['deploy/prometheus/rules.yaml', alerts],
    ['deploy/grafana/site.json', read('deploy/grafana/site.json')],
  ])('ask only for metrics that the server has: %s', (file, text) => {
    const metrics = createMetrics();
    const store = openLeadStore('/nonexistent');
    metrics.serving({ build: 'a' }, []);
    metrics.observe(store, new Readiness(store), () => []);
    const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
    const queries = [...text.matchAll(/\bexpr"?: (.+)/g)].map(([, query = '']) => query);
    const asked = queries
      .flatMap(
        (query) => query.replace(/(?<==~?\\?")[^"\\]*/g, '').match(/\b(?:site|process|nodejs)_\w+/g) ?? [],
      )
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(asked).not.toEqual([]);
    expectNoFaults(
      asked.filter((name) => !known.has(name)).map((name) => `${file}: no metric ${name}: correct the query`),
    );
  });

  it('point to what the operator finds in the documentation', () => {
    const text = read('docs/operate.md');
    for (const [, title = ''] of alerts.matchAll(/See "([^"]+)"/g))
      expect(text).toMatch(new RegExp(`^#+ ${title}$`, 'm'));
  });

  it('probe under the names that the alerts ask for', () => {
    const jobs = [...read('deploy/prometheus/prometheus.yml').matchAll(/job_name: (\w+)/g)].map(
      ([, name]) => name,
    );
    for (const [, job] of alerts.matchAll(/job="(\w+)"/g)) expect(jobs).toContain(job);
    const modules = read('deploy/prometheus/blackbox.yml');
    for (const [, name] of read('deploy/prometheus/prometheus.yml').matchAll(/module: \[(\w+)\]/g))
      expect(modules).toMatch(new RegExp(`^  ${name}:$`, 'm'));
  });
});
