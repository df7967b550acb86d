import type { Film } from '../content/entries/films/Film.ts';
import { hostAddress } from '../content/entries/films/hostAddress.ts';

/** Attributes of a link to a film, which opens over a wide page: see src/behaviors/README.md, Video. */
export interface FilmLink {
  href: string;
  /** The player, for the popup; none for a gated recording at another host, whose page asks for registration. */
  'data-video': string | undefined;
  'data-video-title': string;
  'data-video-close': string;
}

/**
 * The link to a film: its page, and the player that the popup shows.
 *
 * @param close accessible name of the popup’s close button
 * @param isOpen plays a recording in full, for visitors who have registered
 */
export function filmLink(
  film: Pick<Film, 'path' | 'title' | 'host' | 'register'>,
  close: string,
  isOpen = false,
): FilmLink {
  const { path, title, host, register } = film;
  const player = hostAddress(host);
  const href = isOpen && register !== undefined ? `${path}#recording` : path;
  return {
    href,
    'data-video': player === undefined || register === undefined ? (player ?? href) : undefined,
    'data-video-title': title,
    'data-video-close': close,
  };
}
