import { join } from 'node:path';
import { z } from 'zod';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError, type ContentFault, collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES, type Locale } from '../files/locale.ts';
import { placeInPage } from './fieldPlace.ts';
import { mergeLocale } from './mergeLocale.ts';
import { parseContent } from './parseContent.ts';
import { listContent, readYaml } from './readContent.ts';

/** Folder of the standard texts: one folder per locale, with one file per family of sections. */
const FOLDER = 'sections';

type Shape = { [name: string]: z.ZodType | Shape };

/** The schema of every standard text, by section and field. */
const shapes: Record<string, Shape | z.ZodType> = {};

function register(path: readonly string[], schema: z.ZodType): void {
  let shape = shapes as Shape;
  for (const name of path.slice(0, -1)) {
    shape[name] ??= {};
    shape = shape[name] as Shape;
  }
  shape[path.at(-1) as string] = schema;
}

const schemaOf = (shape: Shape | z.ZodType): z.ZodType =>
  shape instanceof z.ZodType
    ? shape
    : z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, schemaOf(part)])));

/** The standard texts of a locale as written: one entry per section, and the files it comes from. */
interface Written {
  data: unknown;
  file: string;
  base?: string;
}

interface WrittenTexts {
  sections: ReadonlyMap<string, Written>;
  faults: readonly ContentFault[];
}

const entriesOf = (data: unknown) => Object.entries((data ?? {}) as Record<string, unknown>);

const writtenIn = keptUntilEdit((locale: Locale): WrittenTexts => {
  const sections = new Map<string, Written>();
  const faults: ContentFault[] = [];
  const read = (folder: Locale, lay: (section: string, data: unknown, file: string) => void) => {
    for (const name of listContent(`${FOLDER}/${folder}`, ['.yaml'])) {
      const content = collectError(faults, () => readYaml(`${FOLDER}/${folder}/${name}`, locale));
      for (const [section, data] of entriesOf(content?.data)) lay(section, data, content?.file ?? name);
    }
  };
  read('en', (section, data, file) => {
    const other = sections.get(section);
    if (other) faults.push({ file, text: `${section}: is also in ${other.file}: keep one of the two` });
    sections.set(section, { data, file });
  });
  if (locale !== 'en')
    read(locale, (section, data, file) => {
      const base = sections.get(section);
      if (base)
        sections.set(section, {
          data: mergeLocale(base.data as never, data as never, file, base.file),
          file,
          base: base.file,
        });
      else faults.push({ file, text: `${section}: is not in ${FOLDER}/en: add it there first` });
    });
  return { sections, faults };
});

/** The validated texts of one section. Throws ContentError if a text is missing, unknown, or does not fit its field. */
function checked(section: string, { data, file, base }: Written): unknown {
  const whole = { [section]: data };
  const schema = z.object({ [section]: schemaOf(shapes[section] as Shape) });
  return parseContent(schema, whole, (path) => placeInPage({ file, base }, path, whole))[section];
}

const textsOf = keptUntilEdit((locale: Locale) => {
  const { sections } = writtenIn(locale);
  return keptUntilEdit((section: string): unknown => {
    const written = sections.get(section);
    if (!written)
      throw new ContentError([
        { file: join(contentRoot(), FOLDER, 'en'), text: `${section}: is missing: add it` },
      ]);
    return checked(section, written);
  });
});

let current: Locale = 'en';

/** The locale of the page that is being read. */
export const localeBeingRead = (): Locale => current;

/** Runs a task in which fields without a text of their own fall back to a locale's standard texts. */
export function withTextsOf<Result>(locale: Locale, task: () => Result): Result {
  const before = current;
  current = locale;
  try {
    return task();
  } finally {
    current = before;
  }
}

/**
 * A field that falls back to the text in content/sections when a page gives it none.
 *
 * @param key the section and the path to the field, such as `knowledgeHub.empty.title`
 */
export function standardText<Schema extends z.ZodType>(key: string, schema: Schema): z.ZodPrefault<Schema> {
  const path = key.split('.');
  register(path, schema);
  return schema.prefault(() => {
    const [section = '', ...fields] = path;
    let text = textsOf(current)(section);
    for (const field of fields) text = (text as Record<string, unknown>)[field];
    return text as never;
  });
}

/** Every standard text, by section and field. Only for programs that have loaded the schemas of all sections. */
export function standardTextSchemas(): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(shapes).map(([section, shape]) => [section, schemaOf(shape as Shape)]),
  );
}

/** The faults in the standard text files. Only for programs that have loaded the schemas of all sections. */
export function standardTextFaults(): ContentFault[] {
  const faults = LOCALES.flatMap((locale) => {
    const { sections, faults } = writtenIn(locale);
    const found = [...faults];
    for (const [section, written] of sections) {
      if (section in shapes) collectError(found, () => checked(section, written));
      else
        found.push({
          file: written.file,
          text: `no section takes the texts “${section}”: ${remedyFor(section, Object.keys(shapes))}`,
        });
    }
    for (const section of Object.keys(shapes))
      if (!sections.has(section)) collectError(found, () => textsOf(locale)(section));
    return found;
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
