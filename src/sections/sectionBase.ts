import { z } from 'zod';
import { htmlTargetFaults } from '../content/checking/htmlTargetFaults.ts';
import { targetFault } from '../content/checking/targetFault.ts';
import type { EntryKind, EntryOf } from '../content/entries/entrySchemas.ts';
import type { Page } from '../content/Page.ts';
import type { entriesOf, PageEntry } from '../content/site/entries.ts';
import type { ListView } from '../content/site/listView.ts';
import { systemSchema } from '../scenes/systemSchema.ts';
import type { SectionMark } from '../ui/Section/Section.tsx';

/** Fields of a section with its own frame: just an anchor. */
export const anchorBase = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case words joined by hyphens, beginning with a letter')
    .optional()
    .describe('anchor of the section, by which a regional variant can also refer to it'),
} as const;

/** Fields of a section without an axis whose background can be chosen. */
export const bandBase = {
  ...anchorBase,
  tone: z
    .enum(['paper', 'sheet', 'night'])
    .optional()
    .describe('ground: paper (default), sheet (lighter), night'),
} as const;

/** The name next to a section's letter. */
export const axisName = z
  .string()
  .max(32)
  .optional()
  .describe('name on the section’s axis, which begins a chapter: at most every third section of a page');

/** A field for the system whose color an element has. Without it, that is the page's. */
export const ownSystem = (what: string) =>
  systemSchema.optional().describe(`${what}; without it the page’s system`);

/** Fields that every other section has in addition to its type. */
export const sectionBase = { ...bandBase, axis: axisName } as const;

/** What the page adds to a section's own data. */
export interface SectionPlacement {
  /** How the section opens, and the letter of its axis. */
  mark?: SectionMark | undefined;
  /** Path of the page that the section is on, always with a trailing slash. */
  pagePath?: string | undefined;
  /** The page itself and the entries of hubs, for sections that show metadata from content files. */
  content?: SiteContent | undefined;
}

/** The content that a section can read beyond its own data. */
export interface SiteContent {
  page: Page;
  /** Listed pages of a kind: newest first, articles by topic. */
  entriesOf: typeof entriesOf;
  /** The part of a hub's list that this page shows, if the list is split across pages. */
  list?: ListView | undefined;
}

/** The content that a section needs. Throws if the section is rendered outside a page. */
export function contentFor(section: string, content: SiteContent | undefined): SiteContent {
  if (!content) throw new Error(`the section ${section} needs the content of a page`);
  return content;
}

/** The entry of the section's page. Throws if the page is of another kind. */
export function entryFor<Kind extends EntryKind>(
  kind: Kind,
  content: SiteContent | undefined,
): Omit<PageEntry<Kind>, 'page'> & { page: Page } {
  const { page } = contentFor(kind, content);
  if (page.entry?.kind !== kind)
    throw new Error(`content/en/${page.id}: entry: the page needs an entry of the kind ${kind}`);
  return { ...(page.entry as EntryOf<Kind>), path: page.path, page };
}

/** A link target: a path on this site, an anchor, or an external address. */
export const href = z
  .string()
  .regex(
    /^(\/|#|https:\/\/|mailto:|tel:)/,
    'must begin with / (a page), # (an anchor), https://, mailto: or tel:',
  )
  .refine((value) => !/^\/[^?#.]*[^/?#.]$/.test(value), 'must end with a slash: every page’s path does')
  .superRefine((value, context) => {
    const message = targetFault(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** A link with its label. */
export const link = z.strictObject({ label: z.string().min(1).max(60), href });

/** Short text of at most max characters. */
export const line = (max: number) => z.string().min(1).max(max);

/** A question and its answer; the answer is HTML, rendered as is. */
export const faqItem = z.strictObject({
  question: line(140),
  answer: line(1200)
    .superRefine((html, context) => {
      for (const message of htmlTargetFaults(html)) context.addIssue({ code: 'custom', message });
    })
    .meta({ contentMediaType: 'text/html' })
    .describe('HTML'),
});
