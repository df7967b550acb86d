import { BUDGETS } from '../../tests/budgets.ts';
import { Lighthouse, type Measurement, printMeasurement } from '../lighthouse/Lighthouse.ts';
import { templatePages } from '../lighthouse/templatePages.ts';
import { withServer } from '../withServer.ts';

/** Runs of a page whose first run lacks something; the middle one counts, because single runs differ by a tenth. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
/** Only pages whose path holds this, while somebody works on them. */
const ONLY = process.env['LIGHTHOUSE_ONLY'] ?? '';

/** What a measurement lacks of 100 points and of the budgets, a line each. */
function faultsOf({ scores, figures, losses }: Measurement): string[] {
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
  const short = Object.entries(scores).filter(([, score]) => score < 100);
  return [
    ...short.flatMap(([category, score]) => [
      `${category} ${score} of 100`,
      ...losses.filter((loss) => loss.startsWith(`${category}:`)),
    ]),
    ...limits.flatMap(([name, value, budget, remedy]) =>
      value > budget ? [`${name}: ${Math.round(value * 1000) / 1000} of ${budget}; ${remedy}`] : [],
    ),
  ];
}

/** Whether one page of each template has 100 points in all four categories of Lighthouse’s phone, and its budgets. */
export async function checkLighthouse(): Promise<boolean> {
  const pages = templatePages().filter(({ path }) => path.includes(ONLY));
  const lighthouse = await Lighthouse.start();
  const faults: string[] = [];
  try {
    await withServer('dist', async (base) => {
      for (const { path, isListed } of pages) {
        const measure = (runs: number) =>
          lighthouse.measure(`${base}${path}`, { runs, skipAudits: isListed ? [] : ['is-crawlable'] });
        const first = await measure(1);
        const measurement = faultsOf(first).length === 0 || RUNS === 1 ? first : await measure(RUNS);
        console.log(`${path} ${printMeasurement(measurement)}`);
        faults.push(...faultsOf(measurement).map((fault) => `${path}: ${fault}`));
      }
    });
  } finally {
    lighthouse.stop();
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
