import { fillSiteTokens } from '../../../config/siteConfig.ts';
import { printLength } from '../entries/films/captions.ts';
import type { PageData } from '../entries/pageSchema.ts';
import { recordingPath } from '../entries/recordingPaths.ts';
import { fillTemplate } from '../reading/fillTemplate.ts';

/**
 * What the content file of a webinar's registration page would contain: the template with the webinar's own text,
 * drawing and form. Undefined for a page that is not a webinar or has no recording to register for.
 */
export function onDemandData(id: string, page: PageData, template: object): object | undefined {
  const { entry } = page;
  if (entry?.kind !== 'webinar' || !entry.onDemand) return undefined;
  const length = entry.recording ? printLength(entry.recording.seconds) : `${entry.minutes}:00`;
  const words = { title: entry.title, name: page.name, minutes: String(entry.minutes), length };
  const filled = fillTemplate(template, words) as { sections?: { type?: string }[] };
  return {
    ...filled,
    // Published with the webinar.
    ...{ draft: page.draft, publishAt: page.publishAt, expireAt: page.expireAt },
    // Here the content's placeholders are already filled in, but the id is still the file's name.
    parents: [...page.parents, fillSiteTokens(id)],
    system: entry.system,
    sections: (filled.sections ?? []).map((section) =>
      section.type === 'formPage'
        ? {
            ...section,
            form: entry.form,
            recording: entry.recording?.id,
            scene: entry.cover,
            thankYou: recordingPath(`/${fillSiteTokens(id)}/`),
          }
        : section,
    ),
  };
}
