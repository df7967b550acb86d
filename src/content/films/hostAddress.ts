import type { FilmHost } from './filmSchema.ts';

/** Address at which the player of a host shows a film, without cookies where the host offers that. */
export function hostAddress({ name, id }: FilmHost): string {
  switch (name) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?dnt=1`;
    case 'wistia':
      return `https://fast.wistia.net/embed/iframe/${id}`;
    case 'file':
      return id;
  }
}
