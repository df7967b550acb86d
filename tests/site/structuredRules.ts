import { z } from 'zod';

/*
 * What search engines require of each type, from Google’s guides to structured data: required properties, and those
 * recommended ones that we always know. A type that is not in the table is a fault, so that a new type gets its row.
 */

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ });
/** A date, or a date and time with its offset. */
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const moment = z.iso.datetime({ offset: true });
const duration = z.string().regex(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/, 'must be a duration as PT40M');
const reference = z.object({ '@id': address });
const organization = z.object({ '@type': z.literal('Organization'), name: text });
const person = z.object({ '@type': z.literal('Person'), name: text });

const article = z.object({
  headline: text.max(110),
  description: text,
  image: address,
  datePublished: date,
  dateModified: date,
  author: z.union([person, organization]),
  publisher: z.union([reference, organization]),
  mainEntityOfPage: reference,
});

const postalAddress = z.object({
  '@type': z.literal('PostalAddress'),
  addressLocality: text,
  addressCountry: text,
});

const place = z.object({ '@type': z.literal('Place'), name: text, address: postalAddress });

const event = z
  .object({
    name: text,
    description: text,
    image: address,
    startDate: moment,
    endDate: moment,
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z.enum([
      'https://schema.org/OnlineEventAttendanceMode',
      'https://schema.org/OfflineEventAttendanceMode',
    ]),
    location: z.union([place, z.object({ '@type': z.literal('VirtualLocation'), url: address })]),
    organizer: organization.extend({ url: address }),
  })
  .refine((one) => Date.parse(one.endDate) > Date.parse(one.startDate), { error: 'ends before it starts' });

const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address });

const question = z.object({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
});

/** The rules of each type. */
export const structuredRules: Readonly<Record<string, z.ZodType>> = {
  Organization: z.object({ name: text, url: address, logo: address, sameAs: z.array(address).min(1) }),
  WebSite: z.object({ name: text, url: address }),
  WebPage: z.object({ name: text, url: address, description: text, publisher: organization }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(listItem)
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), {
        error: 'positions must count from 1',
      }),
  }),
  SoftwareApplication: z.object({
    name: text,
    applicationCategory: text,
    operatingSystem: text,
    offers: z.object({
      '@type': z.literal('Offer'),
      price: z.number().min(0),
      priceCurrency: z.string().length(3),
      url: address,
    }),
    aggregateRating: z.object({
      ratingValue: z.number(),
      reviewCount: z.int().positive(),
      bestRating: z.number(),
    }),
  }),
  FAQPage: z.object({ mainEntity: z.array(question).min(1) }),
  BlogPosting: article,
  NewsArticle: article,
  TechArticle: article,
  BusinessEvent: event,
  JobPosting: z.object({
    title: text,
    description: text,
    datePosted: z.iso.date(),
    hiringOrganization: organization.extend({ sameAs: address }),
    jobLocation: z.array(z.object({ '@type': z.literal('Place'), address: postalAddress })).min(1),
    url: address,
  }),
  VideoObject: z.object({
    name: text,
    description: text,
    thumbnailUrl: address,
    uploadDate: date,
    duration,
    embedUrl: address,
  }),
};
