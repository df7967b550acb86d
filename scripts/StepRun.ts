import type { TestCounts } from './testReports.ts';
import { WARNINGS_FOLDER, warningsSince } from './warnings.ts';

/** Maximum number of warnings printed: a long list could push the failures out of a truncated log. */
const WARNINGS = 10;

/**
 * Outcome of a step: pass or fail, alone or with a count of its parts, or the reason why it could not be checked here.
 */
export type Outcome =
  | boolean
  | { readonly holds: boolean; readonly counts: TestCounts }
  | { readonly notChecked: string };

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** A human-readable duration: `48 s`, `4 min 3 s`. */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs steps and counts outcomes; each step is shown with its name, duration and outcome. Steps may run in parallel.
 */
export class StepRun {
  readonly #isEverythingHere: boolean;
  readonly #started = performance.now();
  /** The start as wall-clock time, to compare with the dates of warnings. */
  readonly #startedAt = Date.now();
  #passed = 0;
  readonly #notChecked: string[] = [];
  readonly #flaky: string[] = [];
  readonly #seconds: { name: string; seconds: number }[] = [];
  /** What failed and why, repeated at the end, because often only the end of a long log is kept. */
  readonly #failures: string[] = [];

  /**
   * @param isEverythingHere whether this machine has every program and service that a step may need, so that a step
   * that cannot run has failed
   */
  constructor({ isEverythingHere = false } = {}) {
    this.#isEverythingHere = isEverythingHere;
  }

  /** Runs a step. If it throws, it has failed, and its message is shown. */
  async step(name: string, action: () => Promise<Outcome>): Promise<void> {
    const started = performance.now();
    const time = () => `(${secondsSince(started).toFixed(1)} s)`;
    console.log(`\n▸ ${name}`);
    let outcome: Outcome = false;
    let reason = 'see above';
    try {
      outcome = await action();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
    }
    this.#seconds.push({ name, seconds: secondsSince(started) });
    if (typeof outcome === 'object' && 'notChecked' in outcome) {
      if (this.#isEverythingHere) {
        this.#failures.push(`${name}: ${outcome.notChecked}`);
        console.log(`✗ ${name}: ${outcome.notChecked} ${time()}`);
        return;
      }
      this.#notChecked.push(`${name}: ${outcome.notChecked}`);
      console.log(`– ${name}: not checked: ${outcome.notChecked} ${time()}`);
      return;
    }
    const { holds, counts } =
      typeof outcome === 'object'
        ? outcome
        : { holds: outcome, counts: { passed: outcome ? 1 : 0, failures: [], flaky: [] } };
    this.#passed += counts.passed;
    this.#failures.push(...counts.failures);
    this.#flaky.push(...counts.flaky);
    // Also applies when every part of a step passed but the step itself did not.
    if (!holds && counts.failures.length === 0) this.#failures.push(`${name}: ${reason}`);
    console.log(`${holds ? '✓' : '✗'} ${name} ${time()}`);
  }

  /**
   * Prints the steps with their seconds, the total time, what failed, and a one-line summary; returns the exit code.
   *
   * @param minutes expected on two idle cores: a longer run is reported but does not fail, since machines differ
   */
  finish({ minutes = Number.POSITIVE_INFINITY } = {}): number {
    const seconds = secondsSince(this.#started);
    console.log('\nSeconds of each step, some of them side by side:');
    for (const step of this.#seconds.toSorted((one, other) => other.seconds - one.seconds))
      console.log(`${step.seconds.toFixed(1).padStart(8)}  ${step.name}`);
    console.log(`Took ${durationOf(seconds)}.`);
    if (seconds > minutes * 60)
      console.log(
        `On two quiet cores it should take ${minutes} minutes: docs/testing.md says what belongs where.`,
      );
    const warnings = warningsSince(this.#startedAt);
    for (const line of warnings.slice(0, WARNINGS)) console.log(`warning: ${line}`);
    if (warnings.length > WARNINGS)
      console.log(`warning: ${warnings.length - WARNINGS} more, all of them in ${WARNINGS_FOLDER}`);
    for (const line of this.#notChecked) console.log(`not checked: ${line}`);
    for (const test of this.#flaky) console.log(`\nflaky, passed on its second try: ${test}`);
    for (const failure of this.#failures) console.log(`\n✗ ${failure}`);
    console.log(`\n${this.#passed} passed, ${this.#failures.length} failed`);
    return this.#failures.length === 0 ? 0 : 1;
  }
}
