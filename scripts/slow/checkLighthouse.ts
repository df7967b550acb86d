import { showProgress } from '../../server/progress/ProgressDisplay.ts';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import type { Page } from '../../src/content/Page.ts';
import { BUDGETS } from '../../tests/budgets.ts';
import { withServer } from '../../tests/withServer.ts';
import { takeFirstLook } from '../lighthouse/firstLook.ts';
import { Lighthouse, type Measurement, printMeasurement } from '../lighthouse/Lighthouse.ts';
import { templatePages } from '../lighthouse/templatePages.ts';

/**
 * Runs of a page whose first run falls short: the median counts, because single runs differ by a tenth, and other work
 * on the machine only makes them worse. Three passing runs are enough.
 */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
/** The most pages to measure again: if more fall short, the machine is not to blame. */
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

/** Whether one page of each template scores 100 in all four categories on Lighthouse’s phone. */
export function checkPoints(): Promise<boolean> {
  return checkTemplates(missingPoints);
}

/** The same, plus the budgets for paint, blocking time and layout shift, which apply to an idle machine. */
export function checkPaintBudgets(): Promise<boolean> {
  return checkTemplates((measurement) => [...missingPoints(measurement), ...aboveBudgets(measurement)]);
}

/** Addresses of a page, and what Lighthouse leaves out of it. */
function lookedAt(page: Page, base: string) {
  return { page, address: `${base}${page.path}`, skipAudits: page.isListed ? [] : ['is-crawlable'] };
}

/** Asks for the machine's speed while nothing else is measured. */
async function calibrate(lighthouse: Lighthouse, base: string): Promise<number> {
  const { index, slowdown } = await lighthouse.calibrate(`${base}/404/`);
  console.log(`This processor has the index ${index}; the phone is ${slowdown.toFixed(1)} times slower.`);
  return slowdown;
}

interface Setting {
  readonly lighthouse: Lighthouse;
  readonly base: string;
  readonly faultsOf: FaultsOf;
}

/** Measures pages once, two at a time, and returns those that fall short, perhaps only because of each other. */
async function findDoubtful(pages: readonly Page[], setting: Setting): Promise<Page[]> {
  const { lighthouse, base, faultsOf } = setting;
  const slowdown = await calibrate(lighthouse, base);
  const doubtful: Page[] = [];
  let done = 0;
  reportProgress('Lighthouse', done, pages.length);
  const looked = pages.map((page) => lookedAt(page, base));
  await takeFirstLook(looked, slowdown, ({ page }, measurement) => {
    done += 1;
    reportProgress('Lighthouse', done, pages.length);
    console.log(`${page.path} ${printMeasurement(measurement)}`);
    if (faultsOf(measurement).length > 0) doubtful.push(page);
  });
  return doubtful;
}

/** Measures pages one by one. Prints what they lack, and returns those that fall short. */
async function measureAlone(pages: readonly Page[], setting: Setting): Promise<Page[]> {
  const { lighthouse, base, faultsOf } = setting;
  await calibrate(lighthouse, base);
  const faulty: Page[] = [];
  for (const [index, page] of pages.entries()) {
    reportProgress('Lighthouse, one by one', index, pages.length);
    const { address, skipAudits } = lookedAt(page, base);
    const measurement = await lighthouse.measure(address, {
      runs: RUNS,
      isEnough: (run) => faultsOf(run).length === 0,
      skipAudits,
    });
    console.log(`${page.path} ${printMeasurement(measurement)}`);
    const faults = faultsOf(measurement);
    if (faults.length > 0) faulty.push(page);
    for (const fault of faults) console.error(`${page.path}: ${fault}`);
  }
  reportProgress('Lighthouse, one by one', pages.length, pages.length);
  return faulty;
}

/**
 * Measures one page of each template, two at a time; then alone those that fall short. What still falls short is
 * measured once more at the end: other work on the machine can slow five runs in a row, but a fault of the page shows
 * up both times.
 */
async function checkTemplates(faultsOf: FaultsOf): Promise<boolean> {
  const pages = templatePages().filter(({ path }) => path.includes(ONLY));
  const lighthouse = await Lighthouse.start();
  try {
    return await withServer('dist', (base) =>
      showProgress(async () => {
        const setting = { lighthouse, base, faultsOf };
        const doubtful = await findDoubtful(pages, setting);
        if (doubtful.length === 0) return true;
        console.log('One by one:');
        const faulty = await measureAlone(doubtful, setting);
        if (faulty.length === 0 || faulty.length > MOST_AGAIN) return faulty.length === 0;
        console.log('Once more:');
        return (await measureAlone(faulty, setting)).length === 0;
      }),
    );
  } finally {
    lighthouse.stop();
  }
}
