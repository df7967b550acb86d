/** What a step found: it holds, it does not, or why that could not be found out here. */
export type Outcome = boolean | { readonly notChecked: string };

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** Steps run one after the other, each with its name, its time and its outcome on the terminal, and counted. */
export class StepRun {
  passed = 0;
  failed = 0;
  readonly notChecked: string[] = [];

  /**
   * Runs a step. One that throws has failed, and its message is shown. What counts its own parts adds them to `passed`
   * and `failed` and sets isCounted to false.
   */
  async step(name: string, action: () => Promise<Outcome>, { isCounted = true } = {}): Promise<void> {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    let outcome: Outcome = false;
    try {
      outcome = await action();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    if (typeof outcome === 'object') {
      this.notChecked.push(`${name}: ${outcome.notChecked}`);
      console.log(`– ${name}: not checked: ${outcome.notChecked} (${secondsSince(started)} s)`);
      return;
    }
    if (isCounted) {
      this.passed += outcome ? 1 : 0;
      this.failed += outcome ? 0 : 1;
    }
    console.log(`${outcome ? '✓' : '✗'} ${name} (${secondsSince(started)} s)`);
  }

  /** One line of what was found, and the exit code that says the same. */
  finish(): number {
    for (const line of this.notChecked) console.log(`not checked: ${line}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
