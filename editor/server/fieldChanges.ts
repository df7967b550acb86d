import { isDeepStrictEqual } from 'node:util';
import type { FileContent } from '../saving/contentFile.ts';
import { type Data, isFields, isList } from '../saving/Data.ts';
import { matchItems } from '../saving/matchItems.ts';
import { nameOfEntry } from '../ui/nameOfEntry.ts';
import { labelOf } from '../ui/schemaOf.ts';

/** A changed field; without `before` it is new, without `after` it was removed. */
export interface FieldChange {
  /** Labels of the field and of what it is in: Sections, 2 “Prices”, Title. */
  place: readonly string[];
  before?: string;
  after?: string;
}

/** The texts of a value, one per line. */
function textOf(value: Data, label = ''): string {
  const start = label === '' ? '' : `${label}: `;
  if (isList(value)) return value.map((one) => textOf(one, label)).join('\n');
  if (isFields(value))
    return Object.entries(value)
      .map(([name, one]) => textOf(one, labelOf(name)))
      .join('\n');
  return `${start}${value === null ? '' : String(value)}`;
}

const entryLabel = (value: Data, index: number) => {
  const name = nameOfEntry(value);
  return name === undefined ? `${index + 1}` : `${index + 1} “${name}”`;
};

class Comparison {
  readonly changes: FieldChange[] = [];

  values(before: Data | undefined, after: Data | undefined, place: readonly string[]): void {
    if (isDeepStrictEqual(before, after)) return;
    if (isFields(before) && isFields(after)) {
      for (const name of new Set([...Object.keys(after), ...Object.keys(before)]))
        this.values(before[name], after[name], [...place, labelOf(name)]);
    } else if (isList(before) && isList(after)) this.#lists(before, after, place);
    else
      this.changes.push({
        place,
        ...(before === undefined ? {} : { before: textOf(before) }),
        ...(after === undefined ? {} : { after: textOf(after) }),
      });
  }

  #lists(before: readonly Data[], after: readonly Data[], place: readonly string[]): void {
    const origins = matchItems(before, after);
    for (const [index, item] of after.entries()) {
      const origin = origins[index];
      const had = origin === undefined ? undefined : before[origin];
      this.values(had, item, [...place, entryLabel(item, index)]);
    }
    for (const [index, item] of before.entries())
      if (!origins.includes(index)) this.values(item, undefined, [...place, entryLabel(item, index)]);
    const kept = origins.filter((origin) => origin !== undefined);
    if (kept.some((origin, index) => index > 0 && origin < (kept[index - 1] ?? 0)))
      this.changes.push({
        place,
        before: before.map(entryLabel).join('\n'),
        after: after.map(entryLabel).join('\n'),
      });
  }
}

/** The changes between two versions of a file, field by field. Undefined is a missing file. */
export function fieldChanges(before: FileContent | undefined, after: FileContent | undefined): FieldChange[] {
  const comparison = new Comparison();
  comparison.values(before?.data ?? {}, after?.data ?? {}, []);
  if (before?.body !== after?.body) comparison.values(before?.body, after?.body, ['Text']);
  return comparison.changes;
}
