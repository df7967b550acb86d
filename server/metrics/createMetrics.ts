import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ClosedReason } from '../http/ConnectionGuard.ts';
import type { Verdict } from '../leads/delivery/classifyResponse.ts';
import type { Lead } from '../leads/Lead.ts';
import { COUNT_LIMIT, type LeadStore } from '../leads/LeadStore.ts';
import type { Readiness } from '../leads/Readiness.ts';
import type { Site } from '../Site.ts';
import { createSharedQuery } from './createSharedQuery.ts';

/** The state of the store at a glance. */
export interface StoreState {
  status: 'ready' | 'not ready';
  /** Leads in the store that were given up because their row cannot be read. Absent if the store does not respond. */
  unreadable?: number;
  /** Likewise. */
  backlog?: { undelivered: number; oldestSeconds: number };
}

export interface Metrics {
  registry: Registry;
  answered: (route: string, method: string, status: number, seconds: number) => void;
  /** Counts a submission that was refused unread. */
  refused: () => void;
  /** Counts a connection that was closed because of a limit. */
  closed: (reason: ClosedReason) => void;
  leadStored: (lead: Lead) => void;
  sent: (destination: string, verdict: Verdict, seconds: number) => void;
  /** Whether leads are accepted, and how many are waiting, for people and internal probes on the metrics port. */
  state: () => Promise<StoreState>;
  /**
   * Sets the served build, and starts the counts of its forms at 0, without which an alert on no leads could not
   * fire.
   */
  serving: (build: Site['build'], forms: readonly string[]) => void;
  /** Registers values that are looked up at each scrape. */
  observe: (
    store: LeadStore,
    readiness: Readiness,
    services: () => readonly [name: string, isDown: boolean][],
  ) => void;
}

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15];

/** The server's metrics. Labels and values contain nothing about visitors: only forms, routes and states. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Histogram({
    name: 'site_answer_seconds',
    help: 'Time to respond to a request for a dynamic route.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  // Counted by hand, as a counter's own checks would cost more than the refusal.
  let refusals = 0;
  new Counter({
    name: 'site_forms_refused_total',
    help: 'Submissions from addresses far over their limit, refused without being read.',
    registers,
    collect() {
      this.reset();
      this.inc(refusals);
    },
  });
  const closed = new Counter({
    name: 'site_connections_closed_total',
    help: 'Connections that were closed or rejected because of a limit, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['address', 'total', 'slow', 'memory'] as const) closed.inc({ reason }, 0);
  const stored = new Counter({
    name: 'site_leads_stored_total',
    help: 'Leads that were accepted and stored.',
    labelNames: ['form', 'state'],
    registers,
  });
  const sends = new Histogram({
    name: 'site_delivery_seconds',
    help: 'Duration of an attempt to deliver a lead, by its outcome.',
    labelNames: ['destination', 'verdict'],
    buckets: SECONDS,
    registers,
  });
  let readState = async (): Promise<StoreState> => ({ status: 'not ready' });
  return {
    registry,
    state: () => readState(),
    answered: (route, method, status, seconds) =>
      answers.observe({ route, method, status: String(status) }, seconds),
    refused: () => {
      refusals += 1;
    },
    closed: (reason) => closed.inc({ reason }),
    leadStored: (lead) => stored.inc({ form: lead.formId, state: lead.state }),
    sent: (destination, verdict, seconds) => sends.observe({ destination, verdict }, seconds),
    serving: ({ build, commit = '' }, forms) => {
      new Gauge({
        name: 'site_build_info',
        help: 'The build that is served: a digest of its files and the commit it was made from.',
        labelNames: ['build', 'commit'],
        registers,
      }).set({ build, commit }, 1);
      for (const form of forms)
        for (const state of ['undelivered', 'spam'] as const) stored.inc({ form, state }, 0);
    },
    observe: (store, readiness, services) => {
      const askReadiness = createSharedQuery(() => readiness.isReady());
      const countUnreadable = createSharedQuery(() => store.countUnreadable());
      const readBacklog = createSharedQuery(() => store.backlog());
      const countLeads = createSharedQuery(() => store.count(COUNT_LIMIT));
      readState = async () => {
        const [isReady, unreadable, backlog] = await Promise.all([
          askReadiness(),
          countUnreadable(),
          readBacklog(),
        ]);
        const status = isReady ? 'ready' : 'not ready';
        if (backlog === undefined || unreadable === undefined) return { status };
        const { undelivered, oldest } = backlog;
        return { status, unreadable, backlog: { undelivered, oldestSeconds: ageOf(oldest) } };
      };
      collectDefaultMetrics({ register: registry });
      new Gauge({
        name: 'site_leads',
        help: 'Leads in the store, 100000 at most.',
        labelNames: ['state'],
        registers,
        async collect() {
          // If the store does not respond there is no value: an old one would be misleading.
          this.reset();
          const counts = (await countLeads()) ?? {};
          for (const [state, count] of Object.entries<number>(counts)) this.set({ state }, count);
        },
      });
      new Gauge({
        name: 'site_leads_unreadable',
        help: 'Leads in the store that were given up because their row cannot be read.',
        registers,
        async collect() {
          this.set((await countUnreadable()) ?? Number.NaN);
        },
      });
      new Gauge({
        name: 'site_oldest_undelivered_seconds',
        help: 'Age of the oldest undelivered lead; 0 if there is none.',
        registers,
        async collect() {
          const backlog = await readBacklog();
          this.set(backlog === undefined ? Number.NaN : ageOf(backlog.oldest));
        },
      });
      new Gauge({
        name: 'site_ready',
        help: 'Whether the store accepts leads.',
        registers,
        async collect() {
          this.set((await askReadiness()) ? 1 : 0);
        },
      });
      new Gauge({
        name: 'site_service_down',
        help: 'Whether requests to a service are suspended because it did not respond.',
        labelNames: ['destination'],
        registers,
        collect() {
          for (const [destination, isDown] of services()) this.set({ destination }, isDown ? 1 : 0);
        },
      });
    },
  };
}

/** Seconds since a time; 0 if there is none. */
export function ageOf(time: string | undefined, now: number = Date.now()): number {
  return time === undefined ? 0 : Math.max(0, Math.round((now - Date.parse(time)) / 1000));
}
