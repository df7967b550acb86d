/**
 * How long a store takes that holds many leads: ten million, or so many thousand as are asked for. The database makes
 * them itself; all but 30 in a thousand are settled. Prints a line for each database, the middle of five tries in ms.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createLeadStore } from '../../../server/leads/createLeadStore.ts';
import type { LeadDatabase } from '../../../server/leads/database/LeadDatabase.ts';
import { rowOf } from '../../../server/leads/database/LeadTables.ts';
import { openPostgres } from '../../../server/leads/database/openPostgres.ts';
import { openSqlite } from '../../../server/leads/database/openSqlite.ts';
import { COUNT_LIMIT, type LeadStore } from '../../../server/leads/LeadStore.ts';
import { reportProgress } from '../../../server/progress/reportProgress.ts';
import { sampleLead } from '../../../server/testing/sampleLead.ts';
import { startPostgres } from '../../../server/testing/startPostgres.ts';

const COUNT = Number(process.argv[2] ?? 10_000) * 1000;

/** Leads that one statement makes. */
const STEP = Math.min(COUNT, 100_000);

const TRIES = 5;

const LEASE = 45_000;

/** A number as twelve hexadecimal digits in each of the two languages, and rows of numbers. */
const DIALECTS = {
  sqlite: {
    numbers: (from: number) =>
      sql`WITH RECURSIVE numbers(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${from + STEP - 1})`,
    source: sql`numbers`,
    hex: sql`printf('%012x', n)`,
    day: sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1735689600 + (n * 7) % 60000000, 'unixepoch')`,
  },
  postgres: {
    numbers: (from: number) =>
      sql`WITH numbers AS (SELECT generate_series(${sql.lit(from)}::bigint, ${sql.lit(from + STEP - 1)}::bigint) AS n)`,
    source: sql`numbers`,
    hex: sql`lpad(to_hex(n), 12, '0')`,
    day: sql`to_char(to_timestamp(1735689600 + (n * 7) % 60000000) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
  },
} as const;

async function makeLeads({ kind, queries }: LeadDatabase): Promise<void> {
  const { numbers, source, hex, day } = DIALECTS[kind];
  const message = 'Forty stores, one chiller that trips every second night.';
  const fields = JSON.stringify({ email: 'EMAIL', first_name: 'Ada', company: 'Northwind Estates', message });
  const row = { ...rowOf(sampleLead()), fields, lead_data: '{"newsletter_request":false}' };
  const computed: Record<string, unknown> = {
    id: sql`'00000000-0000-7000-8000-' || ${hex}`,
    received_at: day,
    email: sql`'ada' || n || '@northwind.example'`,
    state: sql`CASE WHEN n % 1000 < 10 THEN 'given-up' WHEN n % 1000 < 30 THEN 'spam' WHEN n % 1000 = 30 THEN 'undelivered' ELSE 'delivered' END`,
    settled_at: sql`CASE WHEN n % 1000 BETWEEN 10 AND 30 THEN '' ELSE ${day} END`,
    submission_id: sql`'00000000-0000-4000-8000-' || ${hex}`,
    // What waits has been tried, and is due much later.
    attempted_at: day,
    next_attempt_at: sql`CASE WHEN n % 1000 = 30 THEN '2100-01-01T00:00:00.000Z' ELSE '' END`,
  };
  const all: Record<string, unknown> = { ...row, ...computed };
  const names = Object.keys(all);
  const values = names.map((name) => (name in computed ? all[name] : sql.lit(String(all[name]))));
  for (let from = 0; from < COUNT; from += STEP) {
    // SQLite takes the WITH clause before INSERT, PostgreSQL as well.
    await sql`${numbers(from)} INSERT INTO leads (${sql.join(names.map((name) => sql.ref(name)))}) SELECT ${sql.join(values)} FROM ${source}`.execute(
      queries,
    );
    reportProgress(`Leads, ${kind}`, Math.min(COUNT, from + STEP), COUNT);
  }
}

const claim = {
  destination: 'provider',
  scope: { except: [] },
  lease: LEASE,
  limit: 8,
  sendLimit: Number.MAX_SAFE_INTEGER,
};

/** What is measured, in the order in which it is. */
const ACTIONS: Readonly<Record<string, (store: LeadStore) => Promise<unknown>>> = {
  'first claim': (store) => store.claim(claim),
  'one new lead': (store) => store.insert(sampleLead()),
  '256 at once': (store) => Promise.all(Array.from({ length: 256 }, () => store.insert(sampleLead()))),
  claim: (store) => store.claim(claim),
  readiness: (store) => store.isReady(),
  backlog: (store) => store.backlog(),
  'counts for a scrape': (store) => store.count(COUNT_LIMIT),
  'newest 50': (store) => store.list({ limit: 50 }),
  'by address': (store) => store.list({ email: 'ada4711@northwind.example' }),
  'newest 50 given up': (store) => store.list({ state: 'given-up', limit: 50 }),
  forget: (store) => store.forget(`ada${Math.floor(Math.random() * COUNT)}@northwind.example`, 'bench'),
};

async function measure(name: string, open: () => LeadDatabase, size: (database: LeadDatabase) => unknown) {
  const database = open();
  const store = await createLeadStore(database);
  try {
    await makeLeads(database);
    // What its user would have: statistics, and nothing of the making left to do.
    await sql`ANALYZE`.execute(database.queries);
    console.log(`many: ${name}, ${COUNT} leads, ${await size(database)} GB`);
    for (const [label, act] of Object.entries(ACTIONS)) {
      const times: number[] = [];
      for (let count = 0; count < (label === 'first claim' ? 1 : TRIES); count += 1) {
        const started = performance.now();
        await act(store);
        times.push(performance.now() - started);
      }
      const sorted = times.toSorted((first, second) => first - second);
      console.log(`many: ${name}, ${label} ${(sorted[sorted.length >> 1] ?? Number.NaN).toFixed(1)} ms`);
    }
  } finally {
    await store.close();
  }
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
const folder = mkdtempSync(join(tmpdir(), 'many-leads-'));
try {
  await measure(
    'embedded',
    () => openSqlite(folder),
    () => gigabytes(statSync(join(folder, 'leads.sqlite')).size),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const postgres = await startPostgres();
try {
  const address = await postgres.createDatabase();
  await measure(
    'PostgreSQL',
    () => openPostgres(address),
    async ({ queries }) => {
      const { rows } = await sql<{
        size: string;
      }>`SELECT pg_database_size(current_database()) AS size`.execute(queries);
      return gigabytes(Number(rows[0]?.size));
    },
  );
} finally {
  await postgres.stop();
}
