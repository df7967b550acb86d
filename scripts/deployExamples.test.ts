import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
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

  it('is what the slow check starts', () => {
    const started = nginxExample({ root: 'dist', port: 8080, upstreams: [3001, 3002] }, '/tmp/nginx');
    expect(started).toContain('listen 127.0.0.1:8080;');
    expect(started.match(/^ {2}server \{$/gm)).toHaveLength(1);
    expect(started).not.toMatch(/listen (?:80|443)|ssl_/);
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
      expect(value).toBe(`\${${name}:-}`);
      expect(read('Dockerfile')).toContain(`ARG ${name}=""`);
    }
    expect(environment['DATABASE_URL']).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/site$/,
    );
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment['DRAIN_SECONDS']) + 15);
  });
});
