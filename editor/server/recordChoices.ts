import { readFileSync } from 'node:fs';
import { listContent } from '../../src/content/reading/readContent.ts';
import { type Data, isFields } from '../saving/Data.ts';
import { readYamlData } from '../saving/rewriteYaml.ts';
import { fileOf, Refusal } from './contentPaths.ts';

export interface RecordChoice {
  id: string;
  name: string;
  /** Address of a small picture of it. */
  picture?: string;
}

const text = (value: Data | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A person’s portrait or photograph, or a customer’s logo. */
function pictureOf(id: string, { portrait, logo }: { [name: string]: Data }): string | undefined {
  const own = isFields(portrait) ? portrait : undefined;
  const file = text(own?.['photograph']) ?? text(logo);
  if (file !== undefined) return `/edit/media/${file.split('/').map(encodeURIComponent).join('/')}`;
  return own && `/edit/drawn/person/${encodeURIComponent(id)}.svg`;
}

function choiceOf(folder: string, file: string): RecordChoice {
  const id = file.replace(/\.yaml$/, '');
  try {
    const data = readYamlData(readFileSync(fileOf(`${folder}/${file}`), 'utf8'));
    if (!isFields(data)) return { id, name: id };
    const picture = pictureOf(id, data);
    return { id, name: text(data['name']) ?? text(data['title']) ?? id, ...(picture ? { picture } : {}) };
  } catch {
    // The checks of content report what is wrong with the file.
    return { id, name: id };
  }
}

/**
 * The records of a collection by name, with a picture of people and customers.
 *
 * @param collection as schemas name it: content/records/people
 */
export function recordChoices(collection: string): RecordChoice[] {
  const folder = collection.replace(/^content\//, '');
  if (!/^\w+(?:\/\w+)*$/.test(folder)) throw new Refusal(`${collection} is not a collection of the content.`);
  return listContent(folder, ['.yaml'])
    .map((file) => choiceOf(folder, file))
    .sort((one, other) => one.name.localeCompare(other.name));
}
