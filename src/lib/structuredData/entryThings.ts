import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../config/site.ts';
import type { EntryOf } from '../content/entrySchemas.ts';
import type { Page } from '../content/pages.ts';
import { metadataOf } from '../metadata.ts';

function eventThing(event: EntryOf<'event'>, page: Page): Thing {
  const { venue } = event;
  return {
    '@type': 'BusinessEvent',
    name: event.title,
    description: event.summary,
    startDate: event.starts,
    endDate: event.ends,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        ...(venue.street === undefined ? {} : { streetAddress: venue.street }),
        addressLocality: venue.city,
        addressCountry: venue.country,
      },
    },
    organizer: { '@type': 'Organization', name: siteConfig.brand.name },
    url: metadataOf(page).canonical,
  };
}

function videoThing(webinar: EntryOf<'webinar'>, page: Page): Thing {
  const meta = metadataOf(page);
  return {
    '@type': 'VideoObject',
    name: webinar.title,
    description: webinar.summary,
    thumbnailUrl: meta.image,
    uploadDate: webinar.starts,
    duration: `PT${webinar.minutes}M`,
    ...(webinar.preview === undefined ? {} : { embedUrl: webinar.preview }),
    url: meta.canonical,
  };
}

/** An event or a recording as search engines read it; nothing for a page of another kind. */
export function eventOrVideo(page: Page): Thing | undefined {
  if (page.entry?.kind === 'event') return eventThing(page.entry, page);
  return page.entry?.kind === 'webinar' ? videoThing(page.entry, page) : undefined;
}
