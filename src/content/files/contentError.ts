import { type Fault, formatFault } from '../../../shared/Fault.ts';

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

/**
 * Whether an error is a ContentError. One process can hold several copies of that class, one loaded by Node.js and one by
 * the development server, so that `instanceof` misses the errors of the other copy.
 */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError';
}

/** Runs a step and returns its result; if it throws a ContentError, collects the faults and returns undefined. */
export function collectError<Result>(faults: ContentFault[], step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!isContentError(error)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}
