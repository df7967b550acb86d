/** A fault in a file that people write. */
export interface Fault {
  /** Path from the project's folder. */
  file: string;
  /** Line number from 1, if there is one to point at. */
  line?: number | undefined;
  /** The field, the fault, and the remedy. */
  text: string;
}

/** A fault as one line that terminals and editors turn into a link: content/en/about.yaml:3: name: is missing … */
export function formatFault({ file, line, text }: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${text}`;
}
