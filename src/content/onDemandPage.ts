import { fillSiteTokens } from '../../config/site.ts';
import type { PageData } from './pageSchema.ts';

/** The page on which recordings open, each at a place of its own. */
const RECORDINGS = '/webinar/on-demand-video/';

/** Ends the address of a webinar’s registration page: /webinar/{webinarOnDemandForm}/. */
const ENDING = '-on-demand';

/** Id of the registration page of a webinar. */
export function onDemandId(webinarId: string): string {
  return `${webinarId}${ENDING}`;
}

/** Path of the registration page of the webinar at a path. */
export function onDemandPath(webinarPath: string): string {
  return `${webinarPath.slice(0, -1)}${ENDING}/`;
}

/** Name of the place of a webinar’s recording on the page of recordings: the last part of the webinar’s path. */
export function recordingId(webinarPath: string): string {
  return webinarPath.split('/').at(-2) ?? '';
}

/** Where someone who registered for the recording of the webinar at a path gets it. */
function recordingPath(webinarPath: string): string {
  return `${RECORDINGS}#${recordingId(webinarPath)}`;
}

/** Fills %title%, %name%, %minutes% in every text of a template, however deep. */
function fillDeep(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.replace(/%(\w+)%/g, (mark, name: string) => words[name] ?? mark);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, words));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, words)]));
  return value;
}

/**
 * What the content file of a webinar’s registration page would hold: the template with the webinar’s own words,
 * drawing and form. Nothing for a page that is no webinar or has no recording to register for.
 */
export function onDemandData(id: string, page: PageData, template: object): object | undefined {
  const { entry } = page;
  if (entry?.kind !== 'webinar' || !entry.onDemand) return undefined;
  const words = { title: entry.title, name: page.name, minutes: String(entry.minutes) };
  const filled = fillDeep(template, words) as { sections?: { type?: string }[] };
  return {
    ...filled,
    // Content reaches this place with its placeholders filled in; the id is still the file’s name.
    parents: [...page.parents, fillSiteTokens(id)],
    sections: (filled.sections ?? []).map((section) =>
      section.type === 'formPage'
        ? {
            ...section,
            form: entry.form,
            scene: entry.cover,
            thankYou: recordingPath(`/${fillSiteTokens(id)}/`),
          }
        : section,
    ),
  };
}
