import { describe, expect, it } from 'vitest';
import { fillSiteTokens } from '../../config/site.ts';
import { movedFiles, proposedRedirects } from './vanishedPages.ts';

const site = (pages: string[], others: string[] = []) => ({
  pages,
  isKnown: (path: string) => [...pages, ...others].includes(path),
});

const entry = (from: string, to: string) =>
  `  - from: ${from}\n    to: ${to}\n    status: 301\n    reason: The page was renamed.`;

describe('a page that is gone', () => {
  it('gets the redirect to the page that its file was renamed to', () => {
    const moved = movedFiles('R087\0content/en/blog/old.mdx\0content/en/news/fresh.mdx\0');
    expect(proposedRedirects(site(['/blog/', '/news/fresh/']), ['/blog/old/'], moved)).toEqual([
      entry('/blog/old', '/news/fresh/'),
    ]);
  });

  it('gets one to the nearest page, or else to the page above it, where the last build alone knows it', () => {
    const now = site(['/', '/blog/', '/product/maintenance-software/']);
    expect(
      proposedRedirects(now, ['/product/maintenance-softwares/', '/blog/a-subject-of-its-own/'], []),
    ).toEqual([
      entry('/product/maintenance-softwares', '/product/maintenance-software/'),
      entry('/blog/a-subject-of-its-own', '/blog/'),
    ]);
  });

  it('needs none while it is redirected or held back, nor if it is a numbered page of a list', () => {
    const now = site(['/'], ['/moved/', '/draft/']);
    expect(proposedRedirects(now, ['/', '/moved/', '/draft/', '/blog/page/9/'], [])).toEqual([]);
  });
});

describe('the changes of git', () => {
  it('are read with placeholders in names, and without those that keep the address', () => {
    expect(
      movedFiles(
        'D\0content/en/why-{brandSlug}/team.yaml\0R100\0content/en/a.yaml\0content/en/a.mdx\0D\0content/en/index.yaml\0',
      ),
    ).toEqual([{ from: fillSiteTokens('/why-{brandSlug}/team/') }, { from: '/' }]);
  });
});
