import type { Film } from '../../../../content/entries/films/Film.ts';
import type { FilmCard } from '../../../../content/entries/films/films.ts';
import { pictureOf } from '../../../../scenes/pictureOf.ts';
import type { SceneSpec } from '../../../../scenes/sceneSchema.ts';
import { relatedPosts } from '../../../shared/relatedPosts.ts';

/** A key of what a visitor recognizes on a small card: a photograph's file, or a building, whatever part of it. */
export function pictureIn(cover: SceneSpec): string {
  if (cover.scene === 'picture') return cover.file.path;
  return cover.scene === 'building' ? `${cover.kind} ${cover.seed}` : pictureOf(cover);
}

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
