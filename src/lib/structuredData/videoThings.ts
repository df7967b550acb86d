import type { Thing } from 'schema-dts';
import { eventState } from '../../../shared/events/eventState.ts';
import type { Film } from '../../content/entries/films/Film.ts';
import { openAddress } from '../../content/entries/films/hostAddress.ts';
import type { Page } from '../../content/Page.ts';
import { webinarEnd } from '../calendar/eventCalendar.ts';
import { metadataOf, originOf } from '../metadata.ts';

/** Films that play on a page or open over it; an upcoming webinar has none yet. */
function filmsOf(page: Page): Film[] {
  const films = page.sections.flatMap((section): Film[] => {
    if (!('type' in section)) return [];
    switch (section.type) {
      case 'filmPlayer':
        return [section.film];
      case 'videoList':
        return section.films ?? section.videos?.map(({ film }) => film) ?? [];
      case 'productTour':
        return section.chapters.map(({ film }) => film);
      case 'people':
        return section.people.flatMap(({ film }) => film ?? []);
      case 'lifeAt':
        return [section.video.film];
      default:
        return [];
    }
  });
  const { entry } = page;
  if (entry?.kind !== 'webinar' || entry.recording === undefined) return films;
  const isPast = eventState(entry.starts, webinarEnd(entry), new Date()) === 'past';
  return isPast ? [...films, entry.recording] : films;
}

/** A number of seconds in ISO 8601 format, such as PT2M48S. */
const durationOf = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

/** Structured data for the films on a page, with the page's share image as their thumbnail. */
export function videoThings(page: Page): Thing[] {
  const meta = metadataOf(page);
  return filmsOf(page).map((film) => {
    const { title, summary, uploaded, seconds, host, register, path } = film;
    return {
      '@type': 'VideoObject',
      name: title,
      description: summary,
      thumbnailUrl: meta.image,
      uploadDate: uploaded,
      duration: durationOf(seconds),
      embedUrl: new URL(openAddress(film) ?? path, originOf('en')).href,
      ...(host?.name === 'file' && register === undefined
        ? { contentUrl: new URL(host.id, originOf('en')).href }
        : {}),
    };
  });
}
