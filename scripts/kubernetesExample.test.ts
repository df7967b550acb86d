import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ENVIRONMENT_NAMES, readEnvironment } from '../server/env.ts';
import { expectNoFaults } from '../tests/expectNoFaults.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const unknown = (names: readonly string[]) => names.filter((name) => !ENVIRONMENT_NAMES.includes(name));

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
