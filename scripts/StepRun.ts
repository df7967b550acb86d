import type { TestCounts } from './testReports.ts';
import { warningsSince } from './warnings.ts';

/** What a step found: it holds, it does not, or why that could not be found out here. */
export type Outcome = boolean | { readonly notChecked: string };

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** Steps run one after the other, each with its name, its time and its outcome on the terminal, and counted. */
export class StepRun {
  passed = 0;
  readonly #started = Date.now();
  readonly notChecked: string[] = [];
  /** What failed and why, told at the end: of a long log often only that is kept. */
  readonly #failures: string[] = [];

  /**
   * Runs a step. One that throws has failed, and its message is shown. What counts its own parts adds them, and sets
   * isCounted to false.
   */
  async step(name: string, action: () => Promise<Outcome>, { isCounted = true } = {}): Promise<void> {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    const failedBefore = this.failed;
    let outcome: Outcome = false;
    let reason = 'see above';
    try {
      outcome = await action();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
    }
    if (typeof outcome === 'object') {
      this.notChecked.push(`${name}: ${outcome.notChecked}`);
      console.log(`– ${name}: not checked: ${outcome.notChecked} (${secondsSince(started)} s)`);
      return;
    }
    if (outcome && isCounted) this.passed += 1;
    // Also where the parts of a step say that all is well and the whole does not.
    if (!outcome && this.failed === failedBefore) this.add({ failures: [`${name}: ${reason}`] });
    console.log(`${outcome ? '✓' : '✗'} ${name} (${secondsSince(started)} s)`);
  }

  /** Counts what a step with parts of its own found. */
  add({ passed = 0, failures = [] }: Partial<TestCounts>): void {
    this.passed += passed;
    this.#failures.push(...failures);
  }

  get failed(): number {
    return this.#failures.length;
  }

  /** What failed, one line of what was found, and the exit code that says the same. */
  finish(): number {
    for (const failure of this.#failures) console.log(`\n✗ ${failure}`);
    for (const line of warningsSince(this.#started)) console.log(`warning: ${line}`);
    for (const line of this.notChecked) console.log(`not checked: ${line}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
