import { describe, expect, it } from 'vitest';
import { filmCards, films } from '../../../../content/entries/films/films.ts';
import { filmsBeside, pictureIn } from './filmsBeside.ts';

const all = filmCards('');
const beside = [...films().values()].map((film) => ({ film, next: filmsBeside(film, all, 3) }));

describe('filmsBeside', () => {
  it('gives each film three others, each with a different picture', () => {
    for (const { film, next } of beside) {
      const pictures = [film, ...next].map(({ cover }) => pictureIn(cover));
      expect(new Set(pictures).size, film.id).toBe(4);
      expect(next.map(({ id }) => id)).not.toContain(film.id);
    }
  });

  it('starts with a film on the same topic or in the same series', () => {
    for (const { film, next } of beside)
      expect(next[0]?.topic.id === film.topic.id || next[0]?.series === film.series, film.id).toBe(true);
  });

  it('links to many films, and to none from every page', () => {
    const named = beside.flatMap(({ next }) => next.map(({ id }) => id));
    const counts = all.map(({ id }) => named.filter((one) => one === id).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(all.length / 4);
  });
});
