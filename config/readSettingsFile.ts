import { readFileSync } from 'node:fs';
import { LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { checkFields } from '../shared/content/fieldFaults.ts';
import { yamlFaults } from '../shared/content/yamlFaults.ts';
import { type Fault, formatFault } from '../shared/Fault.ts';

/** Settings without which no content can be read are wrong. The message has one line per fault: file, line, remedy. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}

/** Whether an error is a SettingsError, of whichever copy of this module. */
export function isSettingsError(error: unknown): error is SettingsError {
  return error instanceof Error && error.name === 'SettingsError';
}

/**
 * Parses a YAML file that is needed before content can be read. Throws SettingsError with file, line and remedy for
 * every fault.
 */
export function readSettingsFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const broken = yamlFaults(text, document);
  if (broken.length > 0) throw new SettingsError(broken.map((fault) => ({ file, ...fault })));
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const [start] = (document.getIn(path, true) as Node | undefined)?.range ?? [];
    if (start !== undefined) return lines.linePos(start).line;
    return path.length === 0 ? undefined : lineOf(path.slice(0, -1));
  };
  const checked = checkFields(schema, document.toJS(), (path) => ({ file, line: lineOf(path) }));
  if (checked.faults !== undefined) throw new SettingsError(checked.faults);
  return checked.data;
}
