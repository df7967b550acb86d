import { z } from 'zod';
import { documentFormat } from '../../../content/entries/documentFormat.ts';
import { ownFilmSchema } from '../../../content/entries/films/filmSchema.ts';
import { filmReference } from '../../../content/entries/films/films.ts';
import { partnerSchema } from '../../../content/entries/recordSchemas.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { href, line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

/** Standard texts, each with its maximum length. A page can override any of them. */
const labelsOf = <Name extends string>(group: string, most: Record<Name, number>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<number>(most).map(([name, letters]) => [
          name,
          standardText(`entryList.labels.${group}.${name}`, line(letters)),
        ]),
      ) as Record<Name, ReturnType<typeof standardText<z.ZodString>>>,
    )
    .prefault({} as never);

/** By layout, and the names of the records' choices. */
const labels = z
  .strictObject({
    cases: labelsOf('cases', { list: 40, filters: 40, all: 30, count: 60, empty: 120, more: 40, read: 30 }),
    documents: labelsOf('documents', { pages: 24, pagesCell: 12, sheet: 12, open: 40, gated: 40 }),
    newsletters: labelsOf('newsletters', { number: 20 }),
    updates: labelsOf('updates', {
      quarter: 20,
      revision: 16,
      issued: 16,
      changed: 24,
      touches: 16,
      before: 16,
      after: 16,
    }),
    partners: labelsOf('partners', {
      list: 40,
      filters: 40,
      all: 20,
      count: 60,
      empty: 160,
      search: 40,
      people: 40,
      since: 30,
    }),
    regions: standardText('entryList.labels.regions', z.record(partnerSchema.shape.region, line(30))),
    specialities: standardText(
      'entryList.labels.specialities',
      z.record(partnerSchema.shape.specialities.element, line(30)),
    ),
    films: labelsOf('films', { topics: 40, count: 40, registration: 40 }),
    series: standardText('entryList.labels.series', z.record(ownFilmSchema.shape.series, line(30))),
    videos: labelsOf('videos', {
      webinar: 20,
      minutes: 20,
      all: 20,
      filters: 40,
      count: 60,
      more: 30,
      empty: 90,
    }),
    posts: labelsOf('posts', { prefix: 4, number: 16, post: 24, reading: 16, minutes: 24 }),
    casesAndPosts: labelsOf('casesAndPosts', { minutes: 24 }),
  })
  .prefault({})
  .describe('by layout; names between percent signs are filled in');

const column = z.strictObject({ title: line(40), link });

const group = z.strictObject({
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case words joined by hyphens')
    .describe('target of the bar above'),
  letter: line(2).describe('prefix of the group’s numbers: A'),
  name: line(40),
  text: line(160),
  system: ownSystem('color of the group'),
  features: z
    .array(
      z.strictObject({
        name: line(40),
        does: line(110),
        href: href.optional().describe('its page, if it has one'),
      }),
    )
    .min(2)
    .max(14),
});

/** The fields of a list with its own title. */
const titled = { id: 'optional', title: 'required', intro: 'required' } as const;

/** Entries, records or features as a list. Only features are written here; the others are collected. */
export const entryListSchema = z
  .strictObject({
    type: z.literal('entryList'),
    ...sectionBase,
    layout: z
      .enum([
        'cases',
        'documents',
        'newsletters',
        'updates',
        'revisions',
        'partners',
        'films',
        'videos',
        'filmsBeside',
        'posts',
        'casesAndPosts',
        'features',
      ])
      .describe(
        'cases: case studies as storeys, with filters; documents: books on shelves; newsletters: a rack of spines by year, the newest pulled out; updates: a building with a floor for each quarter, on each what changed; revisions: updates in a table; partners: the register, with filters and a search; films: every film by topic; videos: webinars and films as rooms of one building, with filters. Their title is the page’s h1. Below another head: filmsBeside: what to watch after a film; posts: a register by topic and month; casesAndPosts: the newest of both, side by side; features: an index by product',
      ),
    title: line(70).optional(),
    intro: line(260).optional().describe('posts: %total% is their number'),
    link: link.optional().describe('updates, revisions: below the introduction; partners: on each of them'),
    formats: z.array(documentFormat).min(1).optional().describe('documents: the formats to list'),
    film: filmReference.optional().describe('filmsBeside: the film to which the others are related'),
    videos: z
      .array(
        z.strictObject({ series: line(30).describe('its series, which is a filter'), film: filmReference }),
      )
      .optional()
      .describe('videos: films beside the webinars'),
    pageSize: z.number().int().min(4).max(24).default(8).describe('videos: the number shown at first'),
    cases: column.optional(),
    posts: column.optional(),
    groups: z.array(group).min(2).max(8).optional().describe('features: the groups'),
    formatNames: standardText('documentFormats', z.record(z.string(), line(24))).describe(
      'documents: how each kind is printed',
    ),
    labels,
  })
  .superRefine(
    fieldsOfLayout({
      cases: titled,
      documents: { ...titled, formats: 'required' },
      newsletters: titled,
      updates: { ...titled, link: 'optional' },
      revisions: { ...titled, link: 'optional' },
      partners: { ...titled, link: 'required' },
      films: titled,
      videos: { ...titled, videos: 'optional' },
      filmsBeside: { id: 'optional', title: 'required', film: 'required' },
      posts: { ...titled, intro: 'optional', axis: 'optional', tone: 'optional' },
      casesAndPosts: {
        id: 'optional',
        axis: 'optional',
        tone: 'optional',
        cases: 'required',
        posts: 'required',
      },
      features: { groups: 'required' },
    }),
  );

export type EntryListProps = z.output<typeof entryListSchema>;
