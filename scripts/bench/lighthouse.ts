// Lighthouse, mobile, on one page of each kind of the built site: the median of five.
import { spawn } from 'node:child_process';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../tests/browser.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PORT = 3947;
const PATHS = [
  '/',
  '/product/facility-management-software/',
  '/resources/cmms-roi-calculator/',
  '/request-demo/',
  '/about/',
  '/404/',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const server = spawn(process.execPath, ['server/server.ts'], {
  env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error', DATA_DIR: '.cache/bench' },
  stdio: 'ignore',
});
const browser = await findBrowser();
const chrome = await chromeLauncher.launch({
  chromePath: browser.path,
  chromeFlags: [...browser.args, '--headless=new'],
});
try {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const path of process.env['BENCH_PATHS']?.split(',') ?? PATHS) {
    const rows = new Map<string, number[]>();
    const note = (name: string, value: number) => rows.set(name, [...(rows.get(name) ?? []), value]);
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`http://localhost:${PORT}${path}`, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      const report = result?.lhr;
      if (!report) throw new Error(`Lighthouse gave no report for ${path}`);
      for (const name of CATEGORIES) note(name, (report.categories[name]?.score ?? 0) * 100);
      for (const [name, audit] of [
        ['FCP ms', 'first-contentful-paint'],
        ['LCP ms', 'largest-contentful-paint'],
        ['TBT ms', 'total-blocking-time'],
        ['CLS', 'cumulative-layout-shift'],
        ['bytes', 'total-byte-weight'],
      ] as const) {
        note(name, report.audits[audit]?.numericValue ?? Number.NaN);
      }
      if (run === 0) {
        for (const audit of Object.values(report.audits)) {
          const isCounted = CATEGORIES.some((name) =>
            report.categories[name]?.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
          );
          if (isCounted && audit.score !== null && audit.score < 0.9)
            console.log(`lighthouse: ${path} ${audit.id}: ${audit.displayValue ?? audit.title}`);
        }
      }
    }
    const figures = [...rows].map(([name, values]) => `${name} ${Math.round(median(values) * 1000) / 1000}`);
    console.log(`lighthouse: ${path} ${figures.join(', ')}`);
  }
} finally {
  chrome.kill();
  server.kill('SIGTERM');
}
