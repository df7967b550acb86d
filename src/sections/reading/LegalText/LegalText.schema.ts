import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** A legal page: its issues at the head, the other legal pages and its own clauses at the side, numbered clauses. */
export const legalTextSchema = z.strictObject({
  type: z.literal('legalText'),
  ...anchorBase,
  title: line(60),
  intro: line(300),
  updated: line(24).default('Last updated'),
  issues: z
    .array(z.strictObject({ date: z.iso.date(), change: line(90) }))
    .min(1)
    .describe('the newest first; the date of the first is printed as the last update'),
  issuesLabel: line(30).default('What changed'),
  contents: line(30).default('Clauses'),
  others: line(30).default('Legal pages').describe('name of the list of legal pages'),
  pages: z
    .array(link)
    .default([
      { label: 'Privacy policy', href: '/privacy-policy/' },
      { label: 'Sub-processors', href: '/privacy/sub-processors/' },
      { label: 'Cookie policy', href: '/cookie-policy/' },
      { label: 'GDPR', href: '/gdpr-compliance/' },
      { label: 'Terms of service', href: '/terms-of-service/' },
      { label: 'Security', href: '/security/' },
    ])
    .describe('the legal pages, in order'),
});

export type LegalTextProps = z.output<typeof legalTextSchema>;
