import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openLeadStore } from '../server/leads/openConfiguredStore.ts';
import { Readiness } from '../server/leads/Readiness.ts';
import { createMetrics } from '../server/metrics/createMetrics.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The PromQL functions and operators that the alerts use. */
const FUNCTIONS = [
  'absent',
  'by',
  'count',
  'histogram_quantile',
  'increase',
  'max',
  'min',
  'rate',
  'sum',
  'time',
];

/** Metrics of the blackbox exporter. */
const PROBES = ['probe_success', 'probe_ssl_earliest_cert_expiry'];

/** Names of the metrics that exist. */
function knownMetrics(): Set<string> {
  const metrics = createMetrics();
  const store = openLeadStore('/nonexistent');
  metrics.serving({ build: 'a' }, []);
  metrics.observe(store, new Readiness(store), () => []);
  return new Set([...metrics.registry.getMetricsAsArray().map(({ name }) => name), ...PROBES]);
}

/** Names of the metrics in a query. */
const askedBy = (expression: string) =>
  [
    ...expression
      .replace(/"[^"]*"/g, '')
      .replace(/\b(?:by|without) \([^)]*\)/g, '')
      .matchAll(/\b(?:site|probe|process|nodejs)_\w+/g),
  ].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

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
      const asked = askedBy(expr);
      expect(asked.length).toBeGreaterThan(0);
      expect([...knownMetrics()]).toEqual(expect.arrayContaining(asked));
    },
  );

  it.each(rules.map(({ alert, expr }) => [alert, expr] as const))(
    '%s is whole, and can be true or not',
    (_alert, expr) => {
      const strings = expr.match(/"[^"]*"/g) ?? [];
      let bare = strings.reduce((rest, string) => rest.replace(string, 'STRING'), expr);
      expect(bare).not.toContain('"');
      // From the inside out: every matching pair of brackets becomes a word, so that none is left over.
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

describe('the dashboard', () => {
  const dashboard = z
    .looseObject({
      uid: z.string(),
      panels: z
        .array(
          z.looseObject({
            id: z.int(),
            title: z.string().min(1),
            gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
            targets: z.array(
              z.strictObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() }),
            ),
          }),
        )
        .min(1),
    })
    .parse(JSON.parse(read('deploy/grafana/site.json')));

  it('asks for metrics that the server has, in panels that do not cover each other', () => {
    for (const { targets } of dashboard.panels)
      for (const { expr } of targets) {
        expect(askedBy(expr).length).toBeGreaterThan(0);
        expect([...knownMetrics()]).toEqual(expect.arrayContaining(askedBy(expr)));
      }
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});

describe('the probes', () => {
  const { modules } = z
    .strictObject({ modules: z.record(z.string(), z.looseObject({ prober: z.literal('http') })) })
    .parse(parse(read('deploy/prometheus/blackbox.yml')));
  const { rule_files: files, scrape_configs: jobs } = z
    .looseObject({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.looseObject({
          job_name: z.string(),
          params: z.strictObject({ module: z.array(z.string()) }).optional(),
        }),
      ),
    })
    .parse(parse(read('deploy/prometheus/prometheus.yml')));

  it('use modules and rules that there are, under the names that the alerts ask for', () => {
    expect(files).toEqual(['rules.yaml']);
    for (const { params } of jobs)
      for (const name of params?.module ?? []) expect(modules).toHaveProperty(name);
    const names = jobs.filter(({ params }) => params).map(({ job_name: name }) => name);
    expect(names).toContain('site_probe');
    for (const name of names) expect(name).toMatch(/^site.*probe$/);
  });
});
