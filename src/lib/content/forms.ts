import { join } from 'node:path';
import { type FormDefinition, formDefinitionSchema } from '../../../shared/forms/FormDefinition.ts';
import { ContentError } from './contentError.ts';
import { remedyFor } from './nearest.ts';
import { parseContent } from './parseContent.ts';
import { CONTENT_ROOT, listContent, parseYaml, readContentText } from './readContent.ts';

const FOLDER = 'forms';
const FIELDS = `${FOLDER}/fields`;

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (path: string) => path.replace(/^.*\//, '').replace(/\.yaml$/, '');

const read = (path: string) => parseYaml(readContentText(path), join(CONTENT_ROOT, path));

/** The questions that forms share, by name: the file's name. What is in them is checked where a form uses them. */
function readFields(): ReadonlyMap<string, Data> {
  return new Map(
    listContent(FIELDS, ['.yaml']).map((path) => {
      const data = read(`${FIELDS}/${path}`);
      if (!isObject(data))
        throw new ContentError(join(CONTENT_ROOT, FIELDS, path), ['the file is empty: add label and type']);
      return [idOf(path), { name: idOf(path), ...data }];
    }),
  );
}

/**
 * A question of a form: the name of a shared one; `use` with what differs; or all of it, as the form's own. What is
 * none of these is left to the schema, which says what is wrong.
 */
function fillField(given: unknown, fields: ReadonlyMap<string, Data>, file: string, place: string): unknown {
  const own: Data | undefined =
    typeof given === 'string' ? { use: given } : isObject(given) ? given : undefined;
  if (own === undefined || !('use' in own)) return given;
  const { use, ...rest } = own;
  const shared = fields.get(String(use));
  if (!shared)
    throw new ContentError(file, [
      `${place}: there is no field “${String(use)}” in content/${FIELDS}: ${remedyFor(String(use), [...fields.keys()])}`,
    ]);
  const { messages } = rest;
  const merged = isObject(messages) && isObject(shared['messages']);
  return {
    ...shared,
    ...rest,
    ...(merged ? { messages: { ...(shared['messages'] as Data), ...messages } } : {}),
  };
}

function load(): Map<string, FormDefinition> {
  const fields = readFields();
  const found = new Map<string, FormDefinition>();
  const providers = new Map<string, string>();
  for (const path of listContent(FOLDER, ['.yaml']).filter((one) => !one.includes('/'))) {
    const file = join(CONTENT_ROOT, FOLDER, path);
    const data = read(`${FOLDER}/${path}`);
    const filled =
      isObject(data) && Array.isArray(data['fields'])
        ? {
            ...data,
            fields: data['fields'].map((field, index) =>
              fillField(field, fields, file, `fields[${index + 1}]`),
            ),
          }
        : data;
    const form = parseContent(
      formDefinitionSchema,
      isObject(filled) ? { id: idOf(path), ...filled } : filled,
      file,
    );
    const other = providers.get(form.providerFormId);
    if (other !== undefined)
      throw new ContentError(file, [
        `providerFormId: is that of ${other}: each form has an id of its own at the provider`,
      ]);
    providers.set(form.providerFormId, file);
    found.set(form.id, form);
  }
  return found;
}

let loaded: ReadonlyMap<string, FormDefinition> | undefined;

/** Every form of the site by its id, read from content/forms once. Throws ContentError with file, field and remedy. */
export function allForms(): ReadonlyMap<string, FormDefinition> {
  loaded ??= load();
  return loaded;
}

/** The form with this id. Throws an Error that names the forms there are. */
export function formById(id: string): FormDefinition {
  const form = allForms().get(id);
  if (form === undefined)
    throw new Error(
      `There is no form “${id}” in content/${FOLDER}: ${remedyFor(id, [...allForms().keys()])}.`,
    );
  return form;
}

/** Forgets what was read, so that the next call reads the files again: for the development server. */
export function forgetForms(): void {
  loaded = undefined;
}
