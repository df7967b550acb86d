import type { ListTopic } from './listedKinds.ts';
import type { Locale } from './locale.ts';
import type { PageData } from './pageSchema.ts';

/** Which part of a long list a page shows. */
export interface ListPage {
  /** Id of the hub. */
  hub: string;
  /** Path of the first page of the list, or of the topic. */
  first: string;
  /** From 1. */
  number: number;
  pages: number;
  topic?: ListTopic | undefined;
  /** Says which page it is, where the list has no headline of its own. */
  heading: string;
  label: string;
  /** Words of the links to the pages beside it. */
  previous: string;
  next: string;
}

/** A page of the site, as its content file says it. */
export interface Page extends PageData {
  /** Path of the content file below its locale, without ending, placeholders unfilled: how navigation names a page. */
  id: string;
  /** Path on the site, beginning and ending with a slash. */
  path: string;
  locale: Locale;
  /** Locales in which the page has copy of its own. */
  locales: Locale[];
  /** Path of the prose below the content folder, for pages written as MDX. */
  prose?: string;
  /** Id of the webinar that the page was made from: the registration page of its recording. */
  onDemandOf?: string;
  /** The part of a hub’s list that the page shows, where the list is split over pages. */
  listPage?: ListPage;
}
