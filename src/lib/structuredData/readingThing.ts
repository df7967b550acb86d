import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../config/siteConfig.ts';
import type { Page } from '../../content/Page.ts';
import { metadataOf, originOf } from '../metadata.ts';

const types = { post: 'BlogPosting', article: 'TechArticle', pressRelease: 'NewsArticle' } as const;

/** Structured data for a post, a Knowledge Hub article or a press release; undefined for other pages. */
export function readingThing(page: Page): Thing | undefined {
  const { entry, updated } = page;
  if (entry?.kind !== 'post' && entry?.kind !== 'article' && entry?.kind !== 'pressRelease') return undefined;
  const meta = metadataOf(page);
  const published = entry.kind === 'article' ? updated : entry.date;
  const changed = updated ?? published;
  const author = entry.kind === 'pressRelease' ? undefined : entry.author;
  return {
    '@type': types[entry.kind],
    headline: entry.title,
    description: entry.summary,
    image: meta.image,
    mainEntityOfPage: { '@id': meta.canonical },
    ...(published ? { datePublished: published } : {}),
    ...(changed ? { dateModified: changed } : {}),
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role }
      : { '@type': 'Organization', name: siteConfig.brand.name },
    publisher: { '@id': `${originOf('en')}/#organization` },
  };
}
