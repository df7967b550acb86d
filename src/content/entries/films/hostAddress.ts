import type { Film } from './Film.ts';
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

/**
 * Address of the player that other pages may show: undefined for a film that plays on its own page, and for a recording
 * that asks for registration, which its page does.
 */
export function openAddress({ host, register }: Pick<Film, 'host' | 'register'>): string | undefined {
  return register === undefined ? hostAddress(host) : undefined;
}
