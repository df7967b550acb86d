import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { reference } from '../records.ts';
import { secondsOf } from '../secondsOf.ts';

const line = (max: number) => z.string().min(1).max(max);

/** Where the camera points: at the whole picture, filling the frame with its middle, or at a point of it. */
const stop = z
  .string()
  .regex(
    /^(whole|fill|\d{1,3} \d{1,3} \d(\.\d)?)$/,
    'must be whole, fill, or a point and a zoom as “40 65 2.2”: percent from the left, percent from the top, times',
  );

/** What is in the picture. */
const frame = z.union(
  [
    sceneSchema,
    z.strictObject({ window: z.string().describe('name of a product window') }),
    z.strictObject({
      figures: z
        .array(z.strictObject({ figure: line(14), text: line(70) }))
        .min(1)
        .max(4)
        .describe('large figures that come in one after another'),
    }),
    z.strictObject({ person: reference('people').describe('a portrait with name and role') }),
  ],
  {
    error:
      'must be a drawing ({ scene: drawing, name: … }), a building ({ scene: building, kind: … }), the street ({ scene: estate }), a window ({ window: … }), figures ({ figures: [ … ] }) or a person ({ person: … })',
  },
);

const chapter = z.strictObject({
  title: line(110).optional().describe('left out where the chapter of a webinar or a transcript has one'),
  frame,
  camera: z
    .array(stop)
    .min(1)
    .max(6)
    .optional()
    .describe(
      'where the camera points, one after another, in equal parts of the chapter; without it, first the whole picture and then its middle',
    ),
  note: z
    .strictObject({ figure: line(16).optional(), text: line(80) })
    .optional()
    .describe('a line that comes up over the lower part of the picture'),
  text: line(4000).optional().describe('what is said; captions and their times are made from it'),
});

const time = z.string().regex(/^\d+:[0-5]\d$/, 'must be minutes and seconds as 3:40');

/** A film at a host that the vendor has; the first is this site's own files. */
const host = z.strictObject({
  name: z.enum(['file', 'youtube', 'vimeo', 'wistia']),
  id: line(200).describe('the film’s id at the host, or the address of the file'),
  length: time.describe('minutes and seconds'),
});

/** The sound of a drawn film, such as a recorded voice. */
const sound = z.strictObject({
  file: z
    .string()
    .regex(
      /^\/.+\.(mp3|m4a|ogg|opus|wav)$/,
      'must be the address of an audio file of this site, such as /films/a.mp3',
    )
    .describe('address of the audio file'),
  length: host.shape.length,
  chapters: z
    .array(time)
    .optional()
    .describe(
      'when each chapter begins in the recording, as [0:00, 0:36]: its captions are in step with a voice that does not read at an even pace',
    ),
});

/** The chapters of a sound are those of the film: they begin with it, one after another. */
function checkSound(
  { sound: voice, chapters }: { sound?: z.output<typeof sound> | undefined; chapters: readonly unknown[] },
  context: z.RefinementCtx,
): void {
  if (voice?.chapters === undefined) return;
  const times = [...voice.chapters, voice.length].map(secondsOf);
  const isInOrder = times.every((one, index) => index === 0 || one > (times[index - 1] ?? 0));
  if (voice.chapters.length === chapters.length && times[0] === 0 && isInOrder) return;
  context.addIssue({
    code: 'custom',
    path: ['sound', 'chapters'],
    message: `must have ${chapters.length} times, one for each chapter, in order from 0:00 and before the length`,
  });
}

const base = {
  name: line(40).describe('short name, as in breadcrumbs'),
  searchTitle: line(55)
    .optional()
    .describe(
      'title in the browser’s tab and in search results, in the words people search for; without it, the name',
    ),
  series: z
    .enum(['product', 'webinar', 'demo-day', 'futureproof', 'people', 'customer', 'podcast', 'how-to'])
    .describe('the kind of film: see entryList.labels.series in content/sections/en/hubs.yaml'),
  uploaded: z.iso.date().describe('day on which it was published, as 2025-03-14'),
  isListed: z
    .boolean()
    .default(true)
    .describe('false keeps it out of the hub, the sitemap and search engines'),
  host: host.optional().describe('a real video: it plays instead of the chapters'),
  sound: sound
    .optional()
    .describe('a recording of what is said: chapters and captions are timed to its length'),
  chapters: z.array(chapter).min(1).max(12),
};

/** A film with words of its own. */
export const ownFilmSchema = z
  .strictObject({
    ...base,
    title: line(100),
    summary: z.string().min(10).max(155).describe('one or two sentences, as on cards and in search results'),
    topic: reference('topics').describe('id of a record in topics'),
    system: systemSchema.optional(),
    cover: sceneSchema.describe('the drawing on cards, and the poster'),
    speakers: z.array(reference('people')).default([]).describe('ids of records in people'),
    transcriptOf: z
      .string()
      .optional()
      .describe('id of an episode’s page: its headings are the chapters, its paragraphs what is said'),
  })
  .superRefine(({ chapters, transcriptOf }, context) => {
    for (const [index, { title, text }] of chapters.entries()) {
      if (transcriptOf !== undefined) break;
      for (const [field, value] of Object.entries({ title, text }))
        if (value === undefined)
          context.addIssue({
            code: 'custom',
            path: ['chapters', index, field],
            message: 'is missing: add it (a text)',
          });
    }
  })
  .superRefine(checkSound);

/** The recording of a webinar: title, speakers, drawing, chapters and takeaways come from the webinar’s page. */
export const recordingSchema = z
  .strictObject({
    ...base,
    series: z.literal('webinar').default('webinar'),
    uploaded: base.uploaded.optional().describe('left out: the day of the webinar'),
    recordingOf: z.string().describe('id of the webinar’s page, as webinar/a-year-of-leaks'),
    closing: line(60).describe('title of the last chapter, which shows the takeaways'),
  })
  .superRefine(checkSound);

export type OwnFilmData = z.output<typeof ownFilmSchema>;
export type RecordingData = z.output<typeof recordingSchema>;
export type FilmFrame = z.output<typeof frame>;
export type ChapterData = z.output<typeof chapter>;
export type FilmSoundFile = z.output<typeof sound>;
export type FilmHost = z.output<typeof host>;
