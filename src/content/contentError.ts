import { type Fault, formatFault } from '../../shared/Fault.ts';

/** What is wrong with a content file. */
export interface ContentFault extends Fault {
  /** The file whose own fault brings this one about: correcting that file corrects both. */
  because?: string | undefined;
}

/** Content that cannot be used. Its message has a line for each fault: file, line, field, remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}

/** Runs a step and gives its result; when the content does not allow it, notes the faults and gives undefined. */
export function orNote<Result>(faults: ContentFault[], step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}
