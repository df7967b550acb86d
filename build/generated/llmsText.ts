import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../../src/content/Page.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { isContinuation } from '../../src/siteContent.ts';

/** Parts of the site, in the order in which a newcomer would ask about them, and which pages belong to each. */
const parts: readonly [title: string, belongs: (page: Page) => boolean][] = [
  ['Products', ({ id }) => /^(product|operations-software)\//.test(id) || id === 'platform-overview'],
  ['Industries', ({ id }) => id.startsWith('industry/')],
  ['Solutions', ({ id }) => id.startsWith('solutions/')],
  [
    'Prices and company',
    ({ id }) => ['pricing', 'about', 'contact', 'security', 'customer-success'].includes(id),
  ],
  ['Knowledge Hub', ({ entry }) => entry?.kind === 'article'],
  ['Case studies', ({ entry }) => entry?.kind === 'caseStudy'],
  ['Blog', ({ entry }) => entry?.kind === 'post'],
];

/** An index of the site for language models, in the format of llmstxt.org. */
export function llmsText(pages: readonly Page[]): string {
  const listed = pages.filter((page) => page.locale === 'en' && page.isListed && !isContinuation(page));
  const home = listed.find(({ id }) => id === 'index');
  const sections = parts.flatMap(([title, belongs]) => {
    const lines = listed
      .filter(belongs)
      .map((page) => `- [${page.name}](${originOf('en')}${page.path}): ${page.meta.desc}`);
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
  });
  return `${[`# ${siteConfig.brand.name}`, `> ${home?.meta.desc ?? ''}`, ...sections].join('\n\n')}\n`;
}
