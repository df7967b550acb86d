import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { faqItem, line, link, sectionBase } from '../../sectionBase.ts';

/** Questions, at most one open at a time, none at first. Also in the structured data for search engines. */
export const faqSchema = z.strictObject({
  type: z.literal('faq'),
  ...sectionBase,
  title: standardText('faq.title', line(60)),
  intro: line(200).optional(),
  link: link.optional(),
  articlesTitle: standardText('faq.articlesTitle', line(40)),
  articles: z.array(link).min(1).max(6).optional().describe('articles and posts on the subject'),
  items: z.array(faqItem).min(2),
});

export type FaqProps = z.output<typeof faqSchema>;
