/** One thing that is wrong with a file that people write. */
export interface ContentFault {
  /** Path from the project's folder. */
  file: string;
  /** Line of the file, counted from 1, where there is one to point at. */
  line?: number | undefined;
  /** The field, what is wrong with it, and what to do. */
  text: string;
  /** The file whose own fault brings this one about: mending that file mends both. */
  because?: string | undefined;
}

/** A fault as one line that terminals and editors turn into a link: content/en/about.yaml:3: name: is missing … */
export function formatFault({ file, line, text }: ContentFault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${text}`;
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
