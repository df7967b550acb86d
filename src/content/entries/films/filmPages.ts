import { fillTemplate } from '../../reading/fillTemplate.ts';
import { shortened } from '../../reading/shortened.ts';
import type { Film } from './Film.ts';

/** Folder of the films’ pages, and id of the hub above them. */
export const FILM_HUB = 'videos';

/** Longest summary that fits into a description beside the words of the template. */
const MOST_SUMMARY = 153;

/** Id of a film’s page. */
export function filmPageId({ id }: Pick<Film, 'id'>): string {
  return `${FILM_HUB}/${id}`;
}

/** What the content file of a film’s page would contain: the template with the film’s own words. */
export function filmPageData(film: Film, template: object): object {
  const { id, name, searchTitle = name, title, summary, isListed, system, cover } = film;
  const words = { id, name, searchTitle, title, summary: shortened(summary, MOST_SUMMARY) };
  return {
    ...(fillTemplate(template, words) as object),
    name,
    isListed,
    system,
    ...(cover.scene === 'drawing' ? { scene: cover.name } : {}),
    ...(cover.scene === 'building' ? { scene: cover.kind } : {}),
  };
}
