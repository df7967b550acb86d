import { join } from 'node:path';
import type { FieldPlace } from '../../../shared/content/fieldFaults.ts';
import { type FormDefinition, formDefinitionSchema } from '../../../shared/forms/FormDefinition.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError, type ContentFault, collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { parseContent } from '../reading/parseContent.ts';
import { listContent, readYaml } from '../reading/readContent.ts';

const FOLDER = 'forms';
const FIELDS = `${FOLDER}/fields`;

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (path: string) => path.replace(/^.*\//, '').replace(/\.yaml$/, '');

/**
 * The fields that forms share, by name, which is the file's name. Their contents are checked where a form uses them.
 */
function readFields(faults: ContentFault[]): ReadonlyMap<string, Data> {
  const fields = new Map<string, Data>();
  for (const path of listContent(FIELDS, ['.yaml'])) {
    const name = idOf(path);
    collectError(faults, () => {
      const { data, file } = readYaml(`${FIELDS}/${path}`);
      if (!isObject(data)) throw new ContentError([{ file, text: 'the file is empty: add label and type' }]);
      fields.set(name, { name, ...data });
    });
  }
  return fields;
}

/** What a field is made from: the name of a shared one, or `use` plus what differs. */
function asShared(given: unknown): Data | undefined {
  const own = typeof given === 'string' ? { use: given } : given;
  return isObject(own) && 'use' in own ? own : undefined;
}

/**
 * A field of a form: a shared one plus what differs, or a complete one of the form's own. Anything else is left to the
 * schema to report.
 */
function fillField(given: unknown, fields: ReadonlyMap<string, Data>, file: string, index: number): unknown {
  const own = asShared(given);
  if (own === undefined) return given;
  const { use, ...rest } = own;
  const shared = fields.get(String(use));
  if (!shared)
    throw new ContentError([
      {
        file,
        line: lineOfField(file, ['fields', index]),
        text: `fields[${index + 1}]: there is no field “${String(use)}” in content/${FIELDS}: ${remedyFor(String(use), [...fields.keys()])}`,
      },
    ]);
  const { messages } = rest;
  const merged = isObject(messages) && isObject(shared['messages']);
  return {
    ...shared,
    ...rest,
    ...(merged ? { messages: { ...(shared['messages'] as Data), ...messages } } : {}),
  };
}

/** Where a field of a form is defined: in the form's own file, or in that of the shared field. */
function placeInForm(path: readonly PropertyKey[], file: string, given: readonly unknown[]): FieldPlace {
  const [top, index, key, ...rest] = path;
  const use = top === 'fields' && key !== undefined ? asShared(given[Number(index)]) : undefined;
  if (use === undefined || String(key) in use) return { file, line: lineOfField(file, path) };
  const shared = join(contentRoot(), FIELDS, `${String(use['use'])}.yaml`);
  return { file: shared, line: lineOfField(shared, [key as PropertyKey, ...rest]) };
}

function readForm(path: string, fields: ReadonlyMap<string, Data>): FormDefinition {
  const { data, file } = readYaml(`${FOLDER}/${path}`);
  if (!isObject(data)) return parseContent(formDefinitionSchema, data, file);
  const given = Array.isArray(data['fields']) ? data['fields'] : undefined;
  const filled = given?.map((field, index) => fillField(field, fields, file, index));
  return parseContent(
    formDefinitionSchema,
    { id: idOf(path), ...data, ...(filled === undefined ? {} : { fields: filled }) },
    (place) => placeInForm(place, file, given ?? []),
  );
}

interface Forms {
  forms: ReadonlyMap<string, FormDefinition>;
  faults: readonly ContentFault[];
}

function load(): Forms {
  const faults: ContentFault[] = [];
  const fields = readFields(faults);
  const forms = new Map<string, FormDefinition>();
  const providers = new Map<string, string>();
  for (const path of listContent(FOLDER, ['.yaml']).filter((one) => !one.includes('/'))) {
    const form = collectError(faults, () => readForm(path, fields));
    if (form === undefined) continue;
    const file = join(contentRoot(), FOLDER, path);
    const other = providers.get(form.providerFormId);
    if (other !== undefined)
      faults.push({
        file,
        line: lineOfField(file, ['providerFormId']),
        text: `providerFormId: is that of ${other}: each form has an id of its own at the provider`,
      });
    providers.set(form.providerFormId, file);
    forms.set(form.id, form);
  }
  return { forms, faults };
}

const loaded = keptUntilEdit(load);

/** Every form of the site by its id, read from content/forms once; forms with a faulty file are left out. */
export function allForms(): ReadonlyMap<string, FormDefinition> {
  return loaded().forms;
}

/** The faults in the files of forms and of shared fields. */
export function formFileFaults(): readonly ContentFault[] {
  return loaded().faults;
}

/** The form with this id. Throws an Error that lists the known forms. */
export function formById(id: string): FormDefinition {
  const form = allForms().get(id);
  if (form === undefined)
    throw new Error(
      `There is no form “${id}” in content/${FOLDER}: ${remedyFor(id, [...allForms().keys()])}.`,
    );
  return form;
}
