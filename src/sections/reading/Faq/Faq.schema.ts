import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { faqItem, line, link, sectionBase } from '../../sectionBase.ts';

/** Questions of which at most one is open, none at first. They are also given to search engines. */
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
