import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { NginxMaps } from '../build/hosting/testing/NginxMaps.ts';
import { ENVIRONMENT_NAMES } from '../server/env.ts';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { readDockerfile } from './slow/readDockerfile.ts';
import { nginxExample } from './slow/startProxy.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const unknown = (names: readonly string[]) => names.filter((name) => !ENVIRONMENT_NAMES.includes(name));

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

  it('logs nothing of a visitor', () => {
    const format = /log_format site '([^']+)'/.exec(text)?.[1] ?? '';
    expect(format.split(' ')).toContain('$status');
    expect(format).not.toMatch(/remote|forwarded|http_|args|request_uri|\$uri|user/);
    expect(text).toMatch(/access_log \S+ site;/);
  });

  it.each([
    ['a page', '200', '/about/index.html', '/about/?email=ada@northwind.example', '/about/'],
    ['a form that was stored', '303', '', '/forms/contact/', '/forms/contact/'],
    ['a form with a mistake', '422', '', '/forms/contact/', '/forms/contact/'],
    ['a redirect of the table', '301', '/plans/', '/prices?utm_source=a', '/prices'],
    ['an address of somebody', '404', '', '/ada@northwind.example/', 'unknown'],
    ['the same without its slash', '301', '', '/ada%40northwind.example', 'unknown'],
    ['a path when the server is gone', '502', '', '/ada-okafor/', 'unknown'],
    ['a page when the server is gone', '502', '/about/index.html', '/about/', '/about/'],
    ['a target that is no path', '400', '', '', 'unknown'],
  ])('logs of %s no more than the site has itself', (_what, status, file, asked, logged) => {
    const request = {
      status,
      site_file: file,
      site_renamed: '',
      site_moved_for_now: '',
      request_uri: asked,
    };
    const map = /^ {2}map[\s\S]*?^ {2}\}/m.exec(text)?.[0].replaceAll(/^ {2}/gm, '') ?? '';
    expect(new NginxMaps(map).value('site_logged_path', request)).toBe(logged);
  });

  it('is what the slow check starts', () => {
    const started = nginxExample({ root: 'dist', port: 8080, upstreams: [3001, 3002] }, '/tmp/nginx');
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

describe('the environment', () => {
  it.each(ENVIRONMENT_NAMES.filter((name) => name !== 'SITE_OUT'))(
    'documents %s for the operator',
    (name) => {
      expect(read('docs/operate.md')).toMatch(new RegExp(`^\\| [^|]*\`${name}\`[^|]* \\|`, 'm'));
    },
  );
});

describe('the Dockerfile', () => {
  const instructions = readDockerfile(read('Dockerfile'));
  const textsOf = (keyword: string) =>
    instructions.filter((one) => one.keyword === keyword).map(({ text }) => text);

  it('builds in one stage and runs in another, as nobody’s superuser, on the pinned runtime', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    expect(textsOf('ARG')[0]).toBe(`NODE_VERSION=${dependencies['node']}`);
    const stages = textsOf('FROM');
    for (const text of stages.slice(0, -1)) expect(text).toMatch(/^node:\$\{NODE_VERSION\}-/);
    expect(stages.at(-1)).toMatch(/@sha256:[0-9a-f]{64}$/);
    expect(textsOf('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const last = instructions.findLastIndex(({ keyword }) => keyword === 'FROM');
    const running = instructions.slice(last);
    expect(running.map(({ keyword }) => keyword)).not.toContain('RUN');
    const built = stages.flatMap((text) => / AS (\w+)$/.exec(text)?.[1] ?? []);
    // Git history must not reach visitors, nor the running image.
    expect(running.map(({ text }) => text).join('\n')).not.toContain('.git');
    for (const { keyword, text } of running)
      if (keyword === 'COPY') expect(built).toContain(/--from=(\w+)/.exec(text)?.[1]);
    for (const keyword of ['CMD', 'HEALTHCHECK']) {
      expect(textsOf(keyword)).toHaveLength(1);
      const command = JSON.parse(/\[.*\]$/.exec(textsOf(keyword)[0] ?? '')?.[0] ?? '') as string[];
      expect(command[0], `${keyword} without a shell`).toBe('node');
    }
  });

  it('installs nothing but the packages of the server for what runs', () => {
    const last = instructions.findLastIndex(({ keyword }) => keyword === 'FROM');
    const packages = instructions.slice(last).filter(({ text }) => text.includes('node_modules'));
    expect(packages.map(({ text }) => text)).toEqual([
      '--from=build /site/node_modules/node/bin/node /usr/local/bin/node',
      '--from=packages /site/node_modules ./node_modules',
    ]);
    const begin = instructions.findIndex(({ text }) => text.endsWith(' AS packages'));
    const stage = instructions.slice(begin + 1);
    expect(stage.find(({ keyword }) => keyword === 'RUN')?.text).toMatch(
      /^npm install --omit=dev --workspace=server /,
    );
  });

  it('sets what the server reads', () => {
    const names = [...(textsOf('ENV')[0] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name ?? '');
    expectNoFaults(unknown(names.filter((name) => name !== 'NODE_ENV')));
  });

  it('takes no secrets, no leads and no build of this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env', 'data', 'dist', 'node_modules']) expect(ignored).toContain(name);
    // The database password is in deploy/.env.
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});

describe('the compose file', () => {
  const service = z.looseObject({
    environment: z.record(z.string(), z.string()),
    stop_grace_period: z.string().regex(/^\d+s$/),
  });
  const file = z
    .strictObject({
      name: z.string(),
      services: z.strictObject({
        site: service.extend({
          build: z.strictObject({ context: z.literal('..'), args: z.record(z.string(), z.string()) }),
          env_file: z.literal('.env'),
          read_only: z.literal(true),
          cap_drop: z.tuple([z.literal('ALL')]),
          security_opt: z.tuple([z.literal('no-new-privileges:true')]),
          depends_on: z.strictObject({
            database: z.strictObject({ condition: z.literal('service_healthy') }),
          }),
        }),
        database: service.extend({ healthcheck: z.looseObject({ test: z.array(z.string()) }) }),
      }),
      volumes: z.record(z.string(), z.null()),
    })
    .parse(parse(read('deploy/compose.yaml')));

  it('sets what the server reads, holds no password, and gives it time to stop', () => {
    const { environment, stop_grace_period: grace } = file.services.site;
    expectNoFaults(unknown(Object.keys(environment)));
    // The other variables come from deploy/.env, for the server as for the build.
    for (const [name, value] of Object.entries(file.services.site.build.args)) {
      // Without its hosts the server would answer under any name.
      if (name === 'SITE_HOSTS') expect(value).toMatch(/^\$\{SITE_HOSTS:\?[^}]+\}$/);
      else expect(value).toBe(`\${${name}:-}`);
      expect(read('Dockerfile')).toContain(`ARG ${name}=""`);
    }
    expect(environment['DATABASE_URL']).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/site$/,
    );
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment['DRAIN_SECONDS']) + 15);
  });
});
