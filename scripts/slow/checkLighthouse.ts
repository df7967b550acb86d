import { showProgress } from '../../server/progress/ProgressDisplay.ts';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import type { Page } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';
import { BUDGETS } from '../../tests/budgets.ts';
import { withServer } from '../../tests/withServer.ts';
import { Lighthouse, type Measurement, printMeasurement } from '../lighthouse/Lighthouse.ts';
import { mainPages, templatePages } from '../lighthouse/templatePages.ts';

/** Runs of a page whose first run falls short. One that passes is enough: other work on the machine only adds to times. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
/** Maximum number of pages to measure again: if more fall short, that would not help. */
const MOST_AGAIN = 6;
/** Only pages whose path contains this, while working on them. */
const ONLY = process.env['LIGHTHOUSE_ONLY'] ?? '';

/** What is wrong with a measurement, one line each. */
type FaultsOf = (measurement: Measurement) => string[];

/** Where a measurement falls short of 100 points, one line each. */
function missingPoints({ scores, losses }: Measurement): string[] {
  return Object.entries(scores)
    .filter(([, score]) => score < 100)
    .flatMap(([category, score]) => [
      `${category} ${score} of 100`,
      ...losses.filter((loss) => loss.startsWith(`${category}:`)),
    ]);
}

/** Where a measurement exceeds the budgets, one line each. */
function aboveBudgets({ figures }: Measurement): string[] {
  const limits: [name: string, value: number, budget: number, remedy: string][] = [
    [
      'largest paint, ms',
      figures.largestPaint,
      BUDGETS.largestPaint,
      'make what is painted largest smaller or ask for it earlier',
    ],
    [
      'blocking time, ms',
      figures.blockingTime,
      BUDGETS.blockingTime,
      'do less in one task before the visitor acts',
    ],
    ['layout shift', figures.layoutShift, BUDGETS.layoutShift, 'reserve the place of what comes later'],
  ];
  return limits.flatMap(([name, value, budget, remedy]) =>
    value > budget ? [`${name}: ${Math.round(value * 1000) / 1000} of ${budget}; ${remedy}`] : [],
  );
}

/** Pages of different kinds: what visits begin with, a form, a tool, and something to read. */
const SAMPLE = [
  '/',
  '/product/connected-cmms/',
  '/request-demo/',
  '/tools/leak-rate-calculator/',
  '/learn/aim-act-leak-rule/',
];

/**
 * Whether five pages score 100 for accessibility, best practices and SEO, which do not depend on how fast the machine
 * is.
 */
export function checkQuality(): Promise<boolean> {
  return checkPages(
    allPages().filter(({ path, locale }) => locale === 'en' && SAMPLE.includes(path)),
    (measurement) => missingPoints(measurement).filter((fault) => !fault.startsWith('performance')),
  );
}

/** Whether a page of each kind scores 100 in all four categories on Lighthouse’s phone. */
export function checkPoints(): Promise<boolean> {
  return checkPages(mainPages(), missingPoints);
}

/**
 * The same for a page of every template, plus the budgets for paint, blocking time and layout shift, which apply to an
 * idle machine.
 */
export function checkPaintBudgets(): Promise<boolean> {
  return checkPages(templatePages(), (measurement) => [
    ...missingPoints(measurement),
    ...aboveBudgets(measurement),
  ]);
}

interface Setting {
  readonly lighthouse: Lighthouse;
  readonly base: string;
  readonly faultsOf: FaultsOf;
}

/**
 * Measures pages one by one, since two at once would slow each other. Prints what they lack, and returns those that
 * fall short.
 */
async function measurePages(pages: readonly Page[], setting: Setting): Promise<Page[]> {
  const { lighthouse, base, faultsOf } = setting;
  const { index: speed, slowdown } = await lighthouse.calibrate(`${base}/404/`);
  console.log(`This processor has the index ${speed}; the phone is ${slowdown.toFixed(1)} times slower.`);
  const faulty: Page[] = [];
  for (const [index, page] of pages.entries()) {
    reportProgress('Lighthouse', index, pages.length);
    const measurement = await lighthouse.measure(`${base}${page.path}`, {
      runs: RUNS,
      isEnough: (run) => faultsOf(run).length === 0,
      skipAudits: page.isListed ? [] : ['is-crawlable'],
    });
    console.log(`${page.path} ${printMeasurement(measurement)}`);
    const faults = faultsOf(measurement);
    if (faults.length > 0) faulty.push(page);
    for (const fault of faults) console.error(`${page.path}: ${fault}`);
    // If more fall short, neither a second run nor the rest of the pages would change the outcome.
    if (faulty.length > MOST_AGAIN) break;
  }
  reportProgress('Lighthouse', pages.length, pages.length);
  return faulty;
}

/**
 * Measures pages, and those that fall short once more at the end: other work on the machine can slow five runs in a
 * row, but a fault of the page shows up both times.
 */
async function checkPages(all: readonly Page[], faultsOf: FaultsOf): Promise<boolean> {
  const pages = all.filter(({ path }) => path.includes(ONLY));
  const lighthouse = await Lighthouse.start();
  try {
    return await withServer('dist', (base) =>
      showProgress(async () => {
        const setting = { lighthouse, base, faultsOf };
        let faulty = await measurePages(pages, setting);
        if (faulty.length > 0 && faulty.length <= MOST_AGAIN) {
          console.log('Once more:');
          faulty = await measurePages(faulty, setting);
        }
        return faulty.length === 0;
      }),
    );
  } finally {
    lighthouse.stop();
  }
}
