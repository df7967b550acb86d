import { remedyFor } from '../../../shared/text/nearest.ts';
import { ContentError } from '../files/contentError.ts';
import { lineOfField } from './fieldPlace.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const idsOf = (sections: readonly Json[]) =>
  sections.flatMap((section) => (isRecord(section) && section['id'] ? [String(section['id'])] : []));

function mergeSections(base: Json[], changes: Json[], file: string, baseFile: string): Json[] {
  const result = [...base];
  for (const [place, change] of changes.entries()) {
    const id = isRecord(change) ? change['id'] : undefined;
    if (id === undefined)
      throw new ContentError([
        {
          file,
          line: lineOfField(file, ['sections', place]),
          text: 'sections: a section has no id: give it the id of the section that it changes',
        },
      ]);
    const index = result.findIndex((section) => isRecord(section) && section['id'] === id);
    if (index === -1) {
      const ids = idsOf(base);
      const remedy =
        ids.length === 0
          ? `the page has no ids: give that section an \`id\` in ${baseFile}`
          : remedyFor(String(id), ids);
      throw new ContentError([
        {
          file,
          line: lineOfField(file, ['sections', place, 'id']),
          text: `sections: no section with id “${String(id)}” in the default language: ${remedy}`,
        },
      ]);
    }
    result[index] = mergeLocale(result[index] as Json, change, file, baseFile);
  }
  return result;
}

/**
 * Merges a regional variant into the default language's document. Maps merge key by key, lists are replaced whole, and
 * `sections` merge by `id`, so that a variant file holds only what differs. The files are named in messages.
 */
export function mergeLocale(base: Json, changes: Json, file: string, baseFile: string): Json {
  if (changes === null && isRecord(base)) return base;
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const result: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const current = result[key];
    if (key === 'sections' && Array.isArray(current) && Array.isArray(value)) {
      result[key] = mergeSections(current, value, file, baseFile);
    } else {
      result[key] = current === undefined ? value : mergeLocale(current, value, file, baseFile);
    }
  }
  return result;
}
