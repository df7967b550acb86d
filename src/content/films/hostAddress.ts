import type { FilmHost } from './filmSchema.ts';

/**
 * Address of the player of a film’s host, without cookies where the host offers that; undefined for a film that plays on
 * its own page, drawn or from a file.
 */
export function hostAddress(host: FilmHost | undefined): string | undefined {
  switch (host?.name) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${host.id}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${host.id}?dnt=1`;
    case 'wistia':
      return `https://fast.wistia.net/embed/iframe/${host.id}`;
    default:
      return undefined;
  }
}
