import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptUntilEdit } from '../files/contentCache.ts';
import { type ContentFault, collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES, type Locale } from '../files/locale.ts';
import { parseYaml } from '../files/parseYaml.ts';
import { readFileText } from '../files/unsavedTexts.ts';

/** Values that pages can use as {fact.name}. */
interface Facts {
  values: ReadonlyMap<string, string | number>;
  faults: readonly ContentFault[];
}

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Characters with a meaning in YAML or Markdown, where a fact is inserted. */
const MARKUP = /["'\n:#{}[\]<>|*`]/;

function faultOf(name: string, value: unknown): string | undefined {
  if (!NAME.test(name))
    return 'a fact is named by one word that begins with a small letter, such as trialDays: rename it';
  if (typeof value !== 'string' && typeof value !== 'number') return 'must be a text or a number';
  if (value === '') return 'is empty: fill it in';
  if (MARKUP.test(String(value)))
    return 'holds a sign that means something else in a page: use letters, digits, spaces, $ . , % and hyphens';
  return undefined;
}

/** Line of a fact. fieldPlace.ts cannot tell: it fills in the facts itself. */
function lineOf(file: string, name: string): number | undefined {
  const lines = readFileText(file).split('\n');
  const index = lines.findIndex((line) => line.replace(/^["']|["'](?=:)/g, '').startsWith(`${name}:`));
  return index === -1 ? undefined : index + 1;
}

/** The facts of one file, which may be absent, and any faults in it. */
const fileOf = keptUntilEdit((locale: Locale): Facts => {
  const file = join(contentRoot(), 'facts', `${locale}.yaml`);
  const values = new Map<string, string | number>();
  const faults: ContentFault[] = [];
  if (!existsSync(file)) return { values, faults };
  const data = collectError(faults, () => parseYaml(readFileText(file), file));
  for (const [name, value] of Object.entries(data ?? {})) {
    const fault = faultOf(name, value);
    if (fault === undefined) values.set(name, value as string | number);
    else faults.push({ file, line: lineOf(file, name), text: `${name}: ${fault}` });
  }
  return { values, faults };
});

/** The facts for files of a locale: those in content/facts/en.yaml, unless the region has its own. */
export const factsOf = keptUntilEdit((locale: Locale): Facts => {
  const base = fileOf('en');
  if (locale === 'en') return base;
  const own = fileOf(locale);
  const unknown = [...own.values.keys()].filter((name) => !base.values.has(name));
  const file = join(contentRoot(), 'facts', `${locale}.yaml`);
  return {
    values: new Map([...base.values, ...own.values]),
    faults: [
      ...base.faults,
      ...own.faults,
      ...unknown.map((name) => ({
        file,
        line: lineOf(file, name),
        text: `${name}: is missing from en.yaml: add it there too`,
      })),
    ],
  };
});

/** The faults in the fact files, each listed once. */
export function factFaults(): ContentFault[] {
  return [...new Set(LOCALES.flatMap((locale) => factsOf(locale).faults))];
}
