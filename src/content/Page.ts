import type { ListTopic } from './entries/listedKinds.ts';
import type { PageData } from './entries/pageSchema.ts';
import type { Locale } from './files/locale.ts';

/** Which part of a long list a page shows. */
export interface ListPage {
  /** Id of the hub. */
  hub: string;
  /** Path of the first page of the list or the topic. */
  first: string;
  /** Page number, from 1. */
  number: number;
  pages: number;
  topic?: ListTopic | undefined;
  /** Names the page, if the list has no headline of its own. */
  heading: string;
  label: string;
  /** Text of the link to the previous page; `next` likewise. */
  previous: string;
  next: string;
}

/** A page of the site as its content file defines it. */
export interface Page extends PageData {
  /**
   * Path of the content file within its locale, without extension and with placeholders unfilled: the name by which
   * navigation refers to a page.
   */
  id: string;
  /** Path on the site, with a leading and a trailing slash. */
  path: string;
  locale: Locale;
  /** Locales that have their own copy of the page. */
  locales: Locale[];
  /** Path of the prose within the content folder, for pages written in MDX. */
  prose?: string;
  /** Id of the webinar, for the registration page of its recording. */
  onDemandOf?: string;
  /** Id of the film, for a film’s page. */
  filmId?: string;
  /** The part of a hub's list that the page shows, if the list is split across pages. */
  listPage?: ListPage;
}
