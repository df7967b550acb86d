import type { Film } from '../../../../content/entries/films/Film.ts';
import type { FilmCard } from '../../../../content/entries/films/films.ts';
import { pictureOf } from '../../../../scenes/pictureOf.ts';
import type { SceneSpec } from '../../../../scenes/sceneSchema.ts';
import { relatedPosts } from '../../../shared/relatedPosts.ts';

/** A key of what a visitor recognizes in a picture; of a photograph, its file. */
export const pictureIn = (cover: SceneSpec): string =>
  cover.scene === 'picture' ? cover.file.path : pictureOf(cover);

/** What to watch after a film: the most closely related films, each with a different picture. */
export function filmsBeside(
  film: Pick<Film, 'path' | 'topic' | 'series' | 'system' | 'cover'>,
  all: readonly FilmCard[],
  count: number,
): FilmCard[] {
  const seen = new Set([pictureIn(film.cover)]);
  const bySeries = all.map((card) => ({ ...card, subject: card.series }));
  return relatedPosts({ ...film, subject: film.series }, bySeries, all.length)
    .filter(({ cover }) => {
      const picture = pictureIn(cover);
      return !seen.has(picture) && seen.add(picture);
    })
    .slice(0, count);
}
