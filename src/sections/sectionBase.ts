import { z } from 'zod';
import type { entriesOf, PageEntry } from '../content/entries.ts';
import type { EntryKind, EntryOf } from '../content/entrySchemas.ts';
import type { ListView } from '../content/listView.ts';
import type { Page } from '../content/Page.ts';

/** What a section has whose frame is its own: only a name. */
export const anchorBase = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case words joined by hyphens, beginning with a letter')
    .optional()
    .describe('anchor of the section, and the name by which a regional variant finds it'),
} as const;

/** What a section without an axis has whose ground can be chosen. */
export const bandBase = {
  ...anchorBase,
  tone: z
    .enum(['paper', 'sheet', 'night'])
    .optional()
    .describe('ground: paper (default), sheet (lighter), night'),
} as const;

/** The name beside the letter of a section. */
export const axisName = z
  .string()
  .max(32)
  .optional()
  .describe('name on the section’s axis; leave out for a band');

/** Fields that every other section has beside its type. */
export const sectionBase = { ...bandBase, axis: axisName } as const;

/** What the page adds to a section's own data. */
export interface SectionPlacement {
  /** Letter in the axis bubble, counted over the page's sections that have an axis. */
  mark?: string | undefined;
  /** Path of the page that the section stands on, always with a trailing slash. */
  pagePath?: string | undefined;
  /** The page itself and the entries of hubs, for sections that show what content files say of themselves. */
  content?: SiteContent | undefined;
}

/** What a section can learn beyond its own data. */
export interface SiteContent {
  page: Page;
  /** Listed pages of a kind: the newest first, articles by topic. */
  entriesOf: typeof entriesOf;
  /** The part that the page shows of the list that it is a hub of, where that is split over pages. */
  list?: ListView | undefined;
}

/** The content that a section asked for. Throws when it is rendered outside a page. */
export function contentFor(section: string, content: SiteContent | undefined): SiteContent {
  if (!content) throw new Error(`the section ${section} needs the content of a page`);
  return content;
}

/** The entry of the page that a section stands on. Throws when the page is of another kind. */
export function entryFor<Kind extends EntryKind>(
  kind: Kind,
  content: SiteContent | undefined,
): Omit<PageEntry<Kind>, 'page'> & { page: Page } {
  const { page } = contentFor(kind, content);
  if (page.entry?.kind !== kind)
    throw new Error(`content/en/${page.id}: entry: the page needs an entry of the kind ${kind}`);
  return { ...(page.entry as EntryOf<Kind>), path: page.path, page };
}

/** A place to go: a path of this site, an anchor, or an address elsewhere. */
export const href = z
  .string()
  .regex(
    /^(\/|#|https:\/\/|mailto:|tel:)/,
    'must begin with / (a page), # (an anchor), https://, mailto: or tel:',
  )
  .refine((value) => !/^\/[^?#.]*[^/?#.]$/.test(value), 'must end with a slash: every page’s path does');

/** A labelled link. */
export const link = z.strictObject({ label: z.string().min(1).max(60), href });

/** Short text of at most so many characters. */
export const line = (max: number) => z.string().min(1).max(max);

/** A question with its answer; the answer is HTML rendered as it stands. */
export const faqItem = z.strictObject({ question: line(140), answer: line(1200).describe('HTML') });
