import { existsSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { fieldIn, yamlFaults } from '../../../shared/content/yamlFaults.ts';
import { processWide } from '../../../shared/processWide.ts';
import { ContentError } from './contentError.ts';
import { readFileText } from './unsavedTexts.ts';

/** Parsed texts, as JSON, shared by every copy of this module in the process. */
export const parsedTexts: Map<string, string> = processWide('site:parsed-yaml', () => new Map());

/** Restores the original text of a line that a message quotes: {brand}, not the brand's name. */
function asWritten(message: string, filled: string, file: string, line: number): string {
  if (!existsSync(file)) return message;
  const own = readFileText(file).split('\n')[line - 1] ?? '';
  const [value, written] = [fieldIn(filled)?.value, fieldIn(own)?.value];
  return value === undefined || written === undefined ? message : message.replace(value, () => written);
}

/**
 * Parses YAML. Throws ContentError with line and remedy if it is malformed.
 *
 * @param firstLine number of the text's first line within its file
 */
export function parseYaml(text: string, file: string, firstLine = 1): unknown {
  const known = parsedTexts.get(text);
  if (known !== undefined) return JSON.parse(known);
  const document = parseDocument(text);
  const faults = yamlFaults(text, document);
  if (faults.length > 0)
    throw new ContentError(
      faults.map(({ line, text: message }) => ({
        file,
        line: line + firstLine - 1,
        text: asWritten(message, text.split('\n')[line - 1] ?? '', file, line + firstLine - 1),
      })),
    );
  const value: unknown = document.toJS();
  parsedTexts.set(text, JSON.stringify(value ?? null));
  return value;
}
