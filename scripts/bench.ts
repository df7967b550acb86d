// npm run bench: the benchmarks, one figure per line. Benchmark names may follow, each with a number where it takes
// one: npm run bench -- serving leads, npm run bench -- soak 60, npm run bench -- build 2500. soak and many run only
// when they are named.
import { spawnSync } from 'node:child_process';

const benches = {
  pages: 'scripts/bench/pages.ts',
  report: 'scripts/bench/report.ts',
  serving: 'scripts/bench/server/serving.ts',
  leads: 'scripts/bench/server/leads.ts',
  many: 'scripts/bench/server/manyLeads.ts',
  pressure: 'scripts/bench/server/pressure.ts',
  soak: 'scripts/bench/server/soak.ts',
  build: 'scripts/bench/build.ts',
  dev: 'scripts/bench/dev.ts',
  lighthouse: 'scripts/bench/lighthouse.ts',
  editor: 'scripts/bench/editor.ts',
} as const;

/** Ten minutes, or ten gigabytes, are too much for a run of all benchmarks. */
const ONLY_NAMED: ReadonlySet<string> = new Set(['soak', 'many']);

const given = process.argv.slice(2);
const wanted = given.filter((word) => !/^\d+$/.test(word));
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
let status = 0;
for (const [name, script] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : ONLY_NAMED.has(name)) continue;
  const next = given[given.indexOf(name) + 1] ?? '';
  const number = given.includes(name) && /^\d+$/.test(next) ? [next] : [];
  status ||=
    spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/bench/runBenchmark.ts', script, ...number],
      { stdio: 'inherit' },
    ).status ?? 1;
}
process.exit(status);
