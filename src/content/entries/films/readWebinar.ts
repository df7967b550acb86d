import { z } from 'zod';
import { fillSiteTokens } from '../../../../config/siteConfig.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { keptUntilEdit } from '../../files/contentCache.ts';
import { parseContent } from '../../reading/parseContent.ts';
import { listContent, readYaml } from '../../reading/readContent.ts';
import { reference } from '../records.ts';

/** What a recording takes from its webinar. The page itself is checked as a page, so the rest is not looked at here. */
const webinarSchema = z.object({
  title: z.string(),
  summary: z.string(),
  starts: z.string(),
  topic: reference('topics'),
  system: systemSchema.optional(),
  cover: sceneSchema,
  speakers: z.array(reference('people')),
  chapters: z.array(z.object({ title: z.string(), text: z.string().optional() })).default([]),
  takeaways: z
    .array(z.object({ stat: z.string().optional(), title: z.string(), text: z.string() }))
    .default([]),
});

export type Webinar = z.output<typeof webinarSchema>;

/** The files of pages, by their names with placeholders filled in. */
const pageFiles = keptUntilEdit(
  () => new Map(listContent('en', ['.yaml']).map((entry) => [fillSiteTokens(entry), entry])),
);

/**
 * The webinar on a page, straight from the page’s file: pages name films, so films are read before pages are. Throws
 * ContentError.
 *
 * @param id of the page, with placeholders filled in
 */
export function readWebinar(id: string): Webinar {
  const name = `${id}.yaml`;
  const { data, file } = readYaml(`en/${pageFiles().get(name) ?? name}`);
  return parseContent(webinarSchema, (data as { entry?: unknown }).entry, file);
}
