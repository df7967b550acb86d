import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../../tests/browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const FIGURES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
/** Times in ms, bytes over the wire, layout shift without a unit. */
export type Figure = keyof typeof FIGURES;

/** The five audits that make up the performance score. */
const SPEED_AUDITS: string[] = [
  FIGURES.firstPaint,
  FIGURES.largestPaint,
  FIGURES.blockingTime,
  FIGURES.layoutShift,
  'speed-index',
];

export interface Measurement {
  /** Out of 100, the median of all runs that count. */
  scores: Record<Category, number>;
  /** Medians of the runs that count. */
  figures: Record<Figure, number>;
  /** Audits that cost points in any run: `category: audit: what was found. What to do`. */
  losses: string[];
}

export interface MeasureOptions {
  runs: number;
  /** Ends the runs when it holds for one of them, which is then the measurement. */
  isEnough?: (run: Measurement) => boolean;
  /** Audits that do not apply to the page: is-crawlable, for a page that asks not to be indexed. */
  skipAudits?: readonly string[];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function findLosses(report: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      // The first sentence of a description says what to do; its link explains how.
      const remedy = audit.description.split('. ')[0] ?? '';
      return [`${category}: ${id}: ${audit.displayValue ?? audit.title}. ${remedy}`];
    }),
  );
}

/** Medians over the reports that have a category: a run that did not score it is left out. */
function mediansOf(reports: readonly Result[]): Measurement {
  const scoreOf = (category: Category) =>
    median(
      reports.flatMap((report) => {
        const score = report.categories[category]?.score;
        return typeof score === 'number' ? [Math.round(score * 100)] : [];
      }),
    );
  const figureOf = (figure: Figure) =>
    median(reports.flatMap((report) => report.audits[FIGURES[figure]]?.numericValue ?? []));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    figures: {
      firstPaint: figureOf('firstPaint'),
      largestPaint: figureOf('largestPaint'),
      blockingTime: figureOf('blockingTime'),
      layoutShift: figureOf('layoutShift'),
      bytes: figureOf('bytes'),
    },
    losses: [...new Set(reports.flatMap(findLosses))],
  };
}

/** A report with everything but what depends on the machine. */
function withoutTimes(report: Result): Result {
  const { performance: _, ...categories } = report.categories;
  const audits = Object.entries(report.audits).filter(([id]) => !SPEED_AUDITS.includes(id));
  return { ...report, categories, audits: Object.fromEntries(audits) };
}

/** How many times slower than the machine Lighthouse simulates a phone. */
const SLOWDOWN = 4;
/** Lighthouse’s own benchmark index of CPU speed for that phone: the upper end of what it calls mid-tier. */
const PHONE_INDEX = 850;

/** Lighthouse’s phone (slow 4G, a four times slower CPU, both simulated) in one browser for many pages. */
export class Lighthouse {
  readonly #port: number;
  readonly #close: () => void;
  #slowdown = SLOWDOWN;

  private constructor(port: number, close: () => void) {
    this.#port = port;
    this.#close = close;
  }

  /** Starts the browser that the tests use. Throws when there is none. */
  static async start(): Promise<Lighthouse> {
    const chrome = await chromeLauncher.launch({
      chromePath: await findBrowser(),
      // One process for all pages: an unresponsive spare one delays the end of every third trace by 5 s.
      chromeFlags: [...BROWSER_ARGUMENTS, '--headless=new', '--renderer-process-limit=1'],
    });
    return new Lighthouse(chrome.port, () => chrome.kill());
  }

  stop(): void {
    this.#close();
  }

  /**
   * Makes the phone equally fast on every machine, as Lighthouse advises: on a slow machine the CPU is slowed down
   * less, on a fast one four times as usual. Returns the machine’s index and the slowdown factor.
   */
  async calibrate(address: string): Promise<{ index: number; slowdown: number }> {
    const index = (await this.#report(address, { onlyAudits: ['viewport'] })).environment.benchmarkIndex;
    this.#slowdown = Math.min(SLOWDOWN, Math.max(1, index / PHONE_INDEX));
    return { index, slowdown: this.#slowdown };
  }

  /**
   * Measures a page the given number of times. All runs after the first measure only performance, because the other
   * categories judge the same document. Throws when Lighthouse gives no report or no score, since then the page could
   * not be judged.
   */
  async measure(address: string, { runs, isEnough, skipAudits = [] }: MeasureOptions): Promise<Measurement> {
    const reports: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      const report = await this.#report(
        address,
        run === 0
          ? { onlyCategories: [...CATEGORIES], skipAudits: [...skipAudits] }
          : { onlyAudits: SPEED_AUDITS },
      );
      const judged = run === 0 ? CATEGORIES : (['performance'] as const);
      const missing = judged.find((category) => typeof report.categories[category]?.score !== 'number');
      if (missing)
        throw new Error(`Lighthouse gave no points for ${missing} at ${address}: an audit of it failed`);
      reports.push(report);
      // The other categories’ points are those of the first run.
      const measurement = mediansOf([report, ...reports.slice(0, 1).map(withoutTimes)]);
      if (isEnough?.(measurement)) return measurement;
    }
    return mediansOf(reports);
  }

  async #report(address: string, flags: Flags): Promise<Result> {
    const answer = await lighthouse(address, {
      port: this.#port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: this.#slowdown },
      ...flags,
    });
    if (!answer) throw new Error(`Lighthouse gave no report for ${address}`);
    if (answer.lhr.runtimeError) throw new Error(`${address}: ${answer.lhr.runtimeError.message}`);
    return answer.lhr;
  }
}

/** A measurement on one line: the scores, then the figures. */
export function printMeasurement({ scores, figures }: Measurement): string {
  const { performance, accessibility, seo } = scores;
  const points = [performance, accessibility, scores['best-practices'], seo].join('/');
  const { firstPaint, largestPaint, blockingTime, layoutShift, bytes } = figures;
  return `${points} FCP ${Math.round(firstPaint)} ms, LCP ${Math.round(largestPaint)} ms, TBT ${Math.round(blockingTime)} ms, CLS ${Math.round(layoutShift * 1000) / 1000}, ${Math.round(bytes / 1000)} kB`;
}
