import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { type Dockerfile, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ENVIRONMENT_NAMES } from '../server/env.ts';
import { openLeadStore } from '../server/leads/openConfiguredStore.ts';
import { createMetrics } from '../server/metrics/createMetrics.ts';
import { expectNoFaults } from '../tests/expectNoFaults.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const known = (names: readonly string[]) => names.filter((name) => !ENVIRONMENT_NAMES.includes(name));

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
  const dockerfile: Dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions();
  const of = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);

  it('has no fault that a linter knows', () => {
    expectNoFaults(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`));
  });

  it('builds in one stage and runs in another, as nobody’s superuser, on the pinned runtime', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    expect(of('ARG')[0]?.getArgumentsContent()).toBe(`NODE_VERSION=${dependencies['node']}`);
    expect(of('FROM')).toHaveLength(2);
    expect(of('USER').at(-1)?.getArgumentsContent()).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const last = of('FROM').at(-1)?.getRange()?.start.line ?? 0;
    const running = instructions.filter((one) => (one.getRange()?.start.line ?? 0) > last);
    expect(running.filter((one) => ['RUN', 'ADD'].includes(one.getKeyword()))).toEqual([]);
    for (const copy of running.filter((one) => one.getKeyword() === 'COPY'))
      expect(text.split('\n')[copy.getRange()?.start.line ?? 0]).toContain('--from=build');
    for (const keyword of ['CMD', 'HEALTHCHECK'])
      expect(of(keyword)[0]?.getArgumentsContent(), `${keyword} without a shell`).toMatch(/\["node",/);
    expect(of('CMD')).toHaveLength(1);
  });

  it('sets what the server reads', () => {
    const names = [...(of('ENV')[0]?.getArgumentsContent() ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name ?? '',
    );
    expectNoFaults(known(names.filter((name) => name !== 'NODE_ENV')));
  });

  it('takes no secrets, no leads and no build of this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.env', 'data', 'dist', 'node_modules']) expect(ignored).toContain(name);
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
    expectNoFaults(known(Object.keys(environment)));
    expect(environment['DATABASE_URL']).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/site$/,
    );
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment['DRAIN_SECONDS']) + 15);
  });
});

describe('the Kubernetes example', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/site.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as { kind: string };
  });
  const models = { Deployment, Ingress, PodDisruptionBudget, Service };

  it.each(documents.map((document) => [document.kind, document] as const))(
    '%s has the shape that the API takes',
    (kind, data) => {
      const Model = models[kind as keyof typeof models] as new (data: object) => { validate: () => void };
      expect(() => new Model(data).validate()).not.toThrow();
      expect(() => new Model({ ...data, spec: 'none' }).validate()).toThrow();
    },
  );

  it('runs two servers that may write nowhere, are asked how they are, and have time to stop', () => {
    const data = documents.find(({ kind }) => kind === 'Deployment') as unknown as ConstructorParameters<
      typeof Deployment
    >[0];
    const pod = data?.spec?.template.spec;
    const [container] = pod?.containers ?? [];
    expect(data?.spec?.replicas).toBe(2);
    expect(data?.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
    expect(container?.resources?.limits).toHaveProperty('memory');
    const environment = new Map(container?.env?.map(({ name, value }) => [name, value]));
    expectNoFaults(known([...environment.keys()]));
    expect(environment.get('DATABASE_URL')).toBeUndefined();
    const drain = Number(environment.get('DRAIN_SECONDS'));
    const { periodSeconds = 0, timeoutSeconds = 0 } = container?.readinessProbe ?? {};
    expect(drain).toBeGreaterThanOrEqual(2 * periodSeconds);
    expect(timeoutSeconds).toBeGreaterThan(8);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 15);
  });
});

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

  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s is an expression that Prometheus reads',
    (_alert, expr) => {
      const faults: number[] = [];
      parser.parse(expr ?? '').iterate({
        enter: (node) => {
          if (node.type.isError) faults.push(node.from);
        },
      });
      expect(faults, expr).toEqual([]);
    },
  );

  it('ask for metrics that the server has', async () => {
    const metrics = createMetrics();
    const store = openLeadStore('/nonexistent');
    metrics.observe(store, () => []);
    const names = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
    for (const { expr } of rules) {
      const asked = [...expr.matchAll(/\bsite_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      );
      expect(asked.length).toBeGreaterThan(0);
      for (const name of asked) expect(names).toContain(name);
    }
  });

  it('point to what the operator finds in the documentation', () => {
    const text = read('docs/operate.md');
    for (const { annotations } of rules)
      for (const [, title = ''] of annotations.description.matchAll(/See "([^"]+)"/g))
        expect(text).toMatch(new RegExp(`^#+ ${title}$`, 'm'));
  });
});
