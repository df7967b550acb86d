import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../config/siteConfig.ts';
import type { EntryOf } from '../../content/entries/entrySchemas.ts';
import type { Page } from '../../content/Page.ts';
import { webinarEnd } from '../calendar/eventCalendar.ts';
import { metadataOf, originOf } from '../metadata.ts';

const placeOf = ({ venue }: EntryOf<'event'>) =>
  ({
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      ...(venue.street === undefined ? {} : { streetAddress: venue.street }),
      addressLocality: venue.city,
      addressCountry: venue.country,
    },
  }) as const;

/** Structured data for an event or webinar; undefined for other pages. */
export function eventThing(page: Page): Thing | undefined {
  const { entry } = page;
  if (entry?.kind !== 'event' && entry?.kind !== 'webinar') return undefined;
  const meta = metadataOf(page);
  const isOnline = entry.kind === 'webinar';
  return {
    '@type': 'BusinessEvent',
    name: entry.title,
    description: entry.summary,
    image: meta.image,
    startDate: entry.starts,
    endDate: isOnline ? webinarEnd(entry) : entry.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url: meta.canonical } : placeOf(entry),
    organizer: { '@type': 'Organization', name: siteConfig.brand.name, url: `${originOf('en')}/` },
    url: meta.canonical,
  };
}
