import { z } from 'zod';
import { checkSchedule, type Schedule, scheduleFields } from '../../../shared/site/schedule.ts';
import { systems } from '../../../shared/site/systems.ts';
import { logoFile } from '../../media/logoFile.ts';
import { photographFields } from '../../media/mediaFiles.ts';
import { buildingName } from '../../scenes/buildings/buildingName.ts';
import { portraitSchema } from '../../scenes/portraits/portraitSchema.ts';
import { speakerSchema } from '../../scenes/speakers/speakerSchema.ts';
import { systemSchema } from '../../scenes/systemSchema.ts';

/** Identifiers are file names: lower-case words joined by hyphens. */
const text = (max: number) => z.string().min(1).max(max);

/** A customer: one logo, sector, size, story and quote wherever it appears. */
export const customerSchema = z.strictObject({
  name: text(60),
  logo: logoFile.describe('an SVG or PNG file in content/media, such as logos/pellow.svg'),
  sector: text(60).describe('as printed under “Industry”'),
  size: text(60).describe('as printed under “Company size”'),
  city: text(60),
  system: systemSchema,
  building: z
    .strictObject({
      kind: buildingName,
      floors: z.number().int().min(1).max(24).optional(),
      seed: z.number().int(),
    })
    .optional()
    .describe('the building drawn beside the customer’s words'),
  photograph: photographFields.file
    .optional()
    .describe('a picture in content/media, in place of the drawn building'),
  quote: z.strictObject({ text: text(320), person: z.string().describe('id of a record in people') }),
  stats: z
    .array(z.strictObject({ stat: text(16), txt: text(90) }))
    .min(1)
    .max(3),
  caseStudy: z.string().optional().describe('page id of the case study'),
});

/** A person at our company or at a customer's. All are invented. */
export const personSchema = z.strictObject({
  name: text(60),
  role: text(90),
  company: text(60),
  since: z.number().int().optional().describe('year of joining, for our own people'),
  bio: text(400).optional(),
  portrait: portraitSchema.optional().describe('the face, for speakers of recordings'),
  figure: speakerSchema.optional().describe('the standing figure, for speakers of events'),
});

/** A product. */
export const productSchema = z.strictObject({
  name: text(40),
  summary: text(140),
  system: systemSchema,
  page: z.string().describe('page id'),
  order: z.number().int(),
});

/** A module of a product, as menus and cards name it. */
export const moduleSchema = z.strictObject({
  name: text(40),
  title: text(90).describe('one line under the name'),
  product: z.string().describe('id of a record in products'),
  page: z.string().describe('page id'),
  icon: z.string(),
});

/** An industry: its name, page and building. */
export const industrySchema = z.strictObject({
  name: text(40),
  page: z.string().describe('page id'),
  building: buildingName.describe('kind of building in its drawings'),
});

/** An award as shown on pages; all come from the invented analyst firms. */
export const awardSchema = z.strictObject({
  name: text(60),
  issuer: text(60),
  year: z.number().int(),
  mark: z
    .enum(['beam', 'star', 'list', 'phone', 'clock', 'drop', 'cube', 'gauge'])
    .describe('sign in the middle of the seal'),
  page: z.string().optional().describe('id of the page about it'),
});

/** What articles, webinars and downloads are about; hubs offer topics as filters. */
export const topicSchema = z.strictObject({
  name: text(40),
  summary: text(160),
  order: z.number().int().describe('place among the topics, the lowest first'),
});

/** A system that can be connected: what data flows which way, and how it is set up. */
export const integrationSchema = z.strictObject({
  name: text(40),
  kind: text(60).describe('what it is for, in the trade’s words'),
  inward: text(110).optional().describe('what it tells the product'),
  outward: text(110).optional().describe('what the product tells it'),
  setup: text(80).describe('who sets it up and with what'),
  time: text(20).describe('working time until it runs'),
});

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a country as ISO 3166-1 writes it in two letters, as GB');

/** An open position. A job board, if one is configured, takes the place of these records. */
export const jobSchema = z.strictObject({
  role: text(80).describe('title of the role'),
  field: text(40).describe('department, as printed; filters look for their value in it'),
  bg: z.enum([...systems, 'plain']).describe('wash behind the department’s badge'),
  location: text(60),
  link: z.url({ protocol: /^https$/ }).describe('where one applies; opens in a new tab'),
  summary: text(120).optional().describe('what one would do there, in one sentence'),
  posted: z.iso.date().optional().describe('day on which it was first advertised'),
  places: z
    .array(z.strictObject({ city: text(40), country: countryCode }))
    .default([])
    .describe('the offices of “location”, for search engines'),
  remote: countryCode.optional().describe('country from which it may be done remotely'),
});

/** A company that sells, sets up or connects the product. All are invented. */
export const partnerSchema = z.strictObject({
  name: text(40),
  city: text(60),
  region: z.enum(['americas', 'europe', 'gulf', 'asia-pacific']),
  specialities: z
    .array(z.enum(['controls', 'refrigeration', 'migration', 'advice', 'field-service']))
    .min(1)
    .max(3),
  summary: text(160),
  certified: z.number().int().positive().describe('people who passed the exam this year'),
  since: z.number().int(),
});

/** A record that may be a draft, or be published for a time only. */
const scheduled = <Shape extends z.core.$ZodShape>(schema: z.ZodObject<Shape, z.core.$strict>) =>
  schema.extend(scheduleFields).superRefine((record, context) => checkSchedule(record as Schedule, context));

export const recordSchemas = {
  customers: scheduled(customerSchema).refine(
    ({ building, photograph }) => building !== undefined || photograph !== undefined,
    { path: ['building'], message: 'is missing: name the kind of building, or a photograph' },
  ),
  people: scheduled(personSchema),
  products: scheduled(productSchema),
  modules: scheduled(moduleSchema),
  industries: scheduled(industrySchema),
  awards: scheduled(awardSchema),
  topics: scheduled(topicSchema),
  integrations: scheduled(integrationSchema),
  partners: scheduled(partnerSchema),
  jobs: scheduled(jobSchema),
} as const;

export type CollectionName = keyof typeof recordSchemas;
export type RecordOf<Name extends CollectionName> = z.infer<(typeof recordSchemas)[Name]> & { id: string };
