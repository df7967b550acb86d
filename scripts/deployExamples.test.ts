import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ENVIRONMENT_NAMES, readEnvironment } from '../server/env.ts';
import { openLeadStore } from '../server/leads/openConfiguredStore.ts';
import { Readiness } from '../server/leads/Readiness.ts';
import { createMetrics } from '../server/metrics/createMetrics.ts';
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
      // The block that listens there for the site is another one, and names its hosts.
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
    for (const text of stages) expect(text).toMatch(/^node:\$\{NODE_VERSION\}-/);
    expect(textsOf('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const last = instructions.findLastIndex(({ keyword }) => keyword === 'FROM');
    const running = instructions.slice(last);
    expect(running.map(({ keyword }) => keyword)).not.toContain('RUN');
    const built = stages.flatMap((text) => / AS (\w+)$/.exec(text)?.[1] ?? []);
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
    expect(packages.map(({ text }) => text)).toEqual(['--from=packages /site/node_modules ./node_modules']);
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
    // The password of the database stands in deploy/.env.
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
          build: z.literal('..'),
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
    expect(environment['DATABASE_URL']).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/site$/,
    );
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment['DRAIN_SECONDS']) + 15);
  });
});

describe('the Kubernetes example', () => {
  const labels = z.record(z.string(), z.string());
  const metadata = z.strictObject({ name: z.string(), labels: labels.optional() });
  const port = z.strictObject({ name: z.string(), containerPort: z.int() });
  const probe = z.strictObject({
    httpGet: z.strictObject({ path: z.string(), port: z.string() }),
    periodSeconds: z.int(),
    timeoutSeconds: z.int().optional(),
    failureThreshold: z.int().optional(),
  });
  const variable = z.strictObject({
    name: z.string(),
    value: z.string().optional(),
    valueFrom: z
      .strictObject({
        secretKeyRef: z.strictObject({ name: z.string(), key: z.string(), optional: z.boolean().optional() }),
      })
      .optional(),
  });
  const container = z.strictObject({
    name: z.string(),
    image: z.string(),
    ports: z.array(port),
    env: z.array(variable),
    resources: z.strictObject({ requests: labels, limits: labels }),
    startupProbe: probe,
    livenessProbe: probe,
    readinessProbe: probe,
    securityContext: z.strictObject({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
    }),
  });
  const deployment = z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: z.literal(2),
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int() }),
      }),
      selector: z.strictObject({ matchLabels: labels }),
      template: z.strictObject({
        metadata: z.strictObject({ labels, annotations: labels }),
        spec: z.strictObject({
          automountServiceAccountToken: z.literal(false),
          terminationGracePeriodSeconds: z.int(),
          securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
          topologySpreadConstraints: z.array(z.looseObject({ labelSelector: z.looseObject({}) })),
          containers: z.tuple([container]),
        }),
      }),
    }),
  });
  const budget = z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ minAvailable: z.literal(1), selector: z.strictObject({ matchLabels: labels }) }),
  });
  const service = z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.tuple([z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })]),
    }),
  });
  const backend = z.strictObject({
    service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
  });
  const ingress = z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: z.strictObject({
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.tuple([
              z.strictObject({ path: z.literal('/'), pathType: z.literal('Prefix'), backend }),
            ]),
          }),
        }),
      ),
    }),
  });
  const documents = parseAllDocuments(read('deploy/kubernetes/site.yaml')).map((document) => {
    expectNoFaults(document.errors.map(({ message }) => message));
    return document.toJS() as unknown;
  });
  const [site, disruptions, entrance, outside] = z
    .tuple([deployment, budget, service, ingress])
    .parse(documents);
  const pod = site.spec.template.spec;
  const [server] = pod.containers;

  it('leads from the ingress to the port of the servers', () => {
    const { labels: own } = site.spec.template.metadata;
    expect(site.spec.selector.matchLabels).toEqual(own);
    expect(disruptions.spec.selector.matchLabels).toEqual(own);
    expect(entrance.spec.selector).toEqual(own);
    expect(pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector)).toEqual([
      { matchLabels: own },
    ]);
    const [{ name, targetPort }] = entrance.spec.ports;
    for (const { http } of outside.spec.rules)
      expect(http.paths[0].backend.service).toEqual({ name: entrance.metadata.name, port: { name } });
    expect(outside.spec.tls.flatMap(({ hosts }) => hosts)).toEqual(
      outside.spec.rules.map(({ host }) => host),
    );
    const numbers = new Map(server.ports.map((one) => [one.name, String(one.containerPort)]));
    expect(numbers.get(targetPort)).toBe(String(readEnvironment({}).PORT));
    const { annotations } = site.spec.template.metadata;
    const variables = new Map(server.env.map((one) => [one.name, one.value]));
    expect(numbers.get('metrics')).toBe(variables.get('METRICS_PORT'));
    expect(annotations['prometheus.io/port']).toBe(variables.get('METRICS_PORT'));
    for (const { httpGet } of [server.startupProbe, server.livenessProbe, server.readinessProbe])
      expect(httpGet.port).toBe(targetPort);
  });

  it('asks its servers how they are, and gives them time to stop', () => {
    expect(server.readinessProbe.httpGet.path).toBe('/readyz');
    expect(server.livenessProbe.httpGet.path).toBe('/healthz');
    expect(server.resources.limits).toHaveProperty('memory');
    const environment = new Map(server.env.map(({ name, value }) => [name, value]));
    expectNoFaults(unknown([...environment.keys()]));
    for (const { name, valueFrom } of server.env)
      if (valueFrom) expect(valueFrom.secretKeyRef.key).toBe(name);
    expect(environment.get('DATABASE_URL')).toBeUndefined();
    const drain = Number(environment.get('DRAIN_SECONDS'));
    const { periodSeconds, timeoutSeconds } = server.readinessProbe;
    expect(drain).toBeGreaterThanOrEqual(2 * periodSeconds);
    expect(timeoutSeconds).toBeGreaterThan(8);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 15);
  });
});

/** What the alerts call of PromQL’s functions and operators. */
const FUNCTIONS = ['absent', 'by', 'histogram_quantile', 'increase', 'max', 'min', 'rate', 'sum'];

describe('the alerts', () => {
  const rule = z.strictObject({
    alert: z.string().regex(/^Site[A-Z]\w+$/),
    expr: z.string(),
    for: z
      .string()
      .regex(/^\d+[mh]$/)
      .optional(),
    labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
    annotations: z.strictObject({ summary: z.string(), description: z.string() }),
  });
  const { groups } = z
    .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule).min(1) })) })
    .parse(parse(read('deploy/prometheus/rules.yaml')));
  const rules = groups.flatMap((group) => group.rules);

  it.each(rules.map(({ alert, expr }) => [alert, expr] as const))(
    '%s asks for metrics that the server has',
    (_alert, expr) => {
      const metrics = createMetrics();
      const store = openLeadStore('/nonexistent');
      metrics.observe(store, new Readiness(store), () => []);
      const names = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
      const asked = [...expr.matchAll(/\bsite_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      );
      expect(asked.length).toBeGreaterThan(0);
      for (const name of asked) expect(names).toContain(name);
    },
  );

  it.each(rules.map(({ alert, expr }) => [alert, expr] as const))(
    '%s is whole, and can be true or not',
    (_alert, expr) => {
      const strings = expr.match(/"[^"]*"/g) ?? [];
      let bare = strings.reduce((rest, string) => rest.replace(string, 'STRING'), expr);
      expect(bare).not.toContain('"');
      // From the inside out: every pair of brackets becomes a word, and none is left over.
      for (let before = ''; before !== bare; ) {
        before = bare;
        bare = bare.replace(/\([^(){}[\]]*\)|\{[^(){}[\]]*\}|\[\d+[mhd]\]/, '');
      }
      expect(bare).not.toMatch(/[(){}[\]]/);
      expect(bare).toMatch(/ (?:>|<|==|!=|>=|<=) |^absent$/);
      const functions = [...expr.matchAll(/\b([a-z_]+)\s*\(/g)].map(([, name]) => name);
      expect(FUNCTIONS).toEqual(expect.arrayContaining(functions));
    },
  );

  it('point to what the operator finds in the documentation', () => {
    const text = read('docs/operate.md');
    for (const { annotations } of rules)
      for (const [, title = ''] of annotations.description.matchAll(/See "([^"]+)"/g))
        expect(text).toMatch(new RegExp(`^#+ ${title}$`, 'm'));
  });
});
