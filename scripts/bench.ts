// npm run bench: the benchmarks, a figure a line. Names of some may follow: serving, leads, report, pages, lighthouse.
import { spawnSync } from 'node:child_process';

const benches = {
  pages: 'scripts/bench/pages.ts',
  report: 'scripts/bench/report.ts',
  serving: 'server/bench/serving.ts',
  leads: 'server/bench/leads.ts',
  build: 'scripts/bench/build.ts',
  lighthouse: 'scripts/bench/lighthouse.ts',
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
let status = 0;
for (const [name, script] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  status ||=
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], { stdio: 'inherit' })
      .status ?? 1;
}
process.exit(status);
