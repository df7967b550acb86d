import { type Fault, formatFault } from '../../shared/Fault.ts';

/** A fault in a content file. */
export interface ContentFault extends Fault {
  /** The file whose own fault causes this one: fixing that file fixes both. */
  because?: string | undefined;
}

/** Content that cannot be used. The message has one line per fault: file, line, field, remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}

/** Runs a step and returns its result; if it throws a ContentError, collects the faults and returns undefined. */
export function orNote<Result>(faults: ContentFault[], step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}
