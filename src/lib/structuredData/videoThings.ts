import type { Thing } from 'schema-dts';
import { eventState } from '../../../shared/events/eventState.ts';
import { hostAddress } from '../../content/films/hostAddress.ts';
import type { Page } from '../../content/Page.ts';
import { webinarEnd } from '../calendar/eventCalendar.ts';
import { metadataOf, originOf } from '../metadata.ts';

interface Video {
  name: string;
  description: string;
  /** Date or time of publication. */
  uploaded: string;
  /** ISO 8601 duration, such as PT2M48S. */
  duration: string;
  embed?: string | undefined;
}

/** Converts a length in minutes and seconds, such as 2:48 followed by text, to ISO 8601. */
function durationOf(length: string): string {
  const [minutes = 0, seconds = 0] = length.split(/[:,]/).map(Number);
  return `PT${minutes}M${seconds}S`;
}

/** Videos that open over a page; an upcoming webinar has none yet. */
function videosOf(page: Page): Video[] {
  const videos = page.sections.flatMap((section): Video[] => {
    if (!('type' in section)) return [];
    if (section.type === 'filmPlayer') {
      const { film } = section;
      const { title, summary, uploaded, seconds } = film;
      const duration = `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
      const embed = film.host ? hostAddress(film.host) : originOf(page.locale) + film.path;
      return [{ name: title, description: summary, uploaded, duration, embed }];
    }
    if (section.type === 'videoSeries')
      return section.videos.flatMap(({ title, text, uploaded, minutes, video }) =>
        uploaded === undefined
          ? []
          : [{ name: title, description: text, uploaded, duration: `PT${minutes}M`, embed: video }],
      );
    if (section.type === 'productTour')
      return section.chapters.map(({ text, video }) => ({
        name: video.label,
        description: text,
        uploaded: video.uploaded,
        duration: durationOf(video.length),
        embed: video.embed,
      }));
    if (section.type === 'featuredVideos')
      return section.films.map(({ title, length, uploaded, embed }) => ({
        name: title,
        description: `${title}. ${section.intro ?? section.title}`,
        uploaded,
        duration: durationOf(length),
        embed,
      }));
    if (section.type !== 'lifeAt') return [];
    const { title, facts, embed, uploaded } = section.video;
    return [
      { name: title, description: section.intro ?? title, uploaded, duration: durationOf(facts), embed },
    ];
  });
  const { entry } = page;
  if (entry?.kind !== 'webinar') return videos;
  if (eventState(entry.starts, webinarEnd(entry), new Date()) !== 'past') return videos;
  const { title, summary, starts, minutes, preview } = entry;
  return [
    ...videos,
    { name: title, description: summary, uploaded: starts, duration: `PT${minutes}M`, embed: preview },
  ];
}

/** Structured data for the videos on a page, with the page's share image as their thumbnail. */
export function videoThings(page: Page): Thing[] {
  const meta = metadataOf(page);
  return videosOf(page).map(({ name, description, uploaded, duration, embed }) => ({
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: meta.image,
    uploadDate: uploaded,
    duration,
    ...(embed === undefined ? {} : { embedUrl: embed }),
  }));
}
