import { fillSiteTokens } from '../../config/site.ts';
import type { PageData } from './pageSchema.ts';

/** The page that plays recordings, each at its own anchor. */
const RECORDINGS = '/webinar/on-demand-video/';

/** Suffix of the URL of a webinar's registration page: /webinar/{webinarOnDemandForm}/. */
const ENDING = '-on-demand';

/** Id of a webinar's registration page. */
export function onDemandId(webinarId: string): string {
  return `${webinarId}${ENDING}`;
}

/** Path of the registration page for the webinar at a path. */
export function onDemandPath(webinarPath: string): string {
  return `${webinarPath.slice(0, -1)}${ENDING}/`;
}

/** Anchor of a webinar's recording on the recordings page: the last part of the webinar's path. */
export function recordingId(webinarPath: string): string {
  return webinarPath.split('/').at(-2) ?? '';
}

/** Path of the recording, for visitors who registered for the webinar at a path. */
function recordingPath(webinarPath: string): string {
  return `${RECORDINGS}#${recordingId(webinarPath)}`;
}

/** Fills in %title%, %name% and %minutes% in every text of a template, at any depth. */
function fillDeep(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.replace(/%(\w+)%/g, (mark, name: string) => words[name] ?? mark);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, words));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, words)]));
  return value;
}

/**
 * What the content file of a webinar's registration page would contain: the template with the webinar's own text,
 * drawing and form. Undefined for a page that is not a webinar or has no recording to register for.
 */
export function onDemandData(id: string, page: PageData, template: object): object | undefined {
  const { entry } = page;
  if (entry?.kind !== 'webinar' || !entry.onDemand) return undefined;
  const words = { title: entry.title, name: page.name, minutes: String(entry.minutes) };
  const filled = fillDeep(template, words) as { sections?: { type?: string }[] };
  return {
    ...filled,
    // Published with the webinar.
    ...{ draft: page.draft, publishAt: page.publishAt, expireAt: page.expireAt },
    // Here the content's placeholders are already filled in, but the id is still the file's name.
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
