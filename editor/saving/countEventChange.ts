import { isDeepStrictEqual } from 'node:util';
import { readFileContent, rewriteFile } from './contentFile.ts';
import { type Data, type Fields, isFields, isList } from './Data.ts';

/** Fields of an event or webinar that calendars copy. */
const COPIED = ['title', 'starts', 'ends', 'minutes', 'venue'];

function eventOf(data: Data): Fields | undefined {
  const entry = isFields(data) ? data['entry'] : undefined;
  return isFields(entry) && (entry['kind'] === 'event' || entry['kind'] === 'webinar') ? entry : undefined;
}

const daysOf = ({ changed }: Fields): readonly Data[] => (isList(changed) ? changed : []);

/**
 * The new text of a file. Where the time, place or title of an event differs from the old text, the day is added to the
 * days of its changes, unless whoever wrote the text has done so: calendars would keep what they have.
 */
export function countEventChange(path: string, before: string, after: string, day: string): string {
  const content = readFileContent(path, after);
  const event = eventOf(content.data);
  const old = event && eventOf(readFileContent(path, before).data);
  if (!event || !old || COPIED.every((field) => isDeepStrictEqual(event[field], old[field]))) return after;
  if (daysOf(event).length > daysOf(old).length) return after;
  const entry = { ...event, changed: [...daysOf(old), day] };
  return rewriteFile(path, after, { ...content, data: { ...(content.data as Fields), entry } });
}
