import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillSiteTokens, siteConfig } from '../../config/siteConfig.ts';
import { SITE_MANIFEST_PATH } from '../../shared/site/SiteManifest.ts';
import { builtPages, movedFiles, proposedRedirects } from './vanishedPages.ts';

const site = (pages: string[], others: string[] = []) => ({
  pages,
  isKnown: (path: string) => [...pages, ...others].includes(path),
});

const entry = (from: string, to: string, reason = 'The page was renamed.') =>
  `  - from: ${from}\n    to: ${to}\n    status: 301\n    reason: ${reason}`;

describe('a page that is gone', () => {
  it('gets the redirect to the page that its file was renamed to', () => {
    const moved = movedFiles('R087\0content/en/blog/old.mdx\0content/en/news/fresh.mdx\0');
    expect(proposedRedirects(site(['/blog/', '/news/fresh/']), ['/blog/old/'], moved)).toEqual([
      entry('/blog/old', '/news/fresh/'),
    ]);
  });

  it('gets one to the nearest new page, or else to the page above it, where the last build alone knows it', () => {
    const now = site(['/', '/blog/', '/product/maintenance-software/']);
    expect(
      proposedRedirects(now, ['/product/maintenance-softwares/', '/blog/a-subject-of-its-own/'], []),
    ).toEqual([
      entry('/product/maintenance-softwares', '/product/maintenance-software/'),
      entry('/blog/a-subject-of-its-own', '/blog/', 'The page is gone.'),
    ]);
  });

  it('gets one to the page above it when it was deleted, even if an older page has a similar address', () => {
    const now = site(['/', '/events/', '/events/dinner-leeds/']);
    const gone = [entry('/events/dinner-lyon', '/events/', 'The page is gone.')];
    const deleted = movedFiles('D\0content/en/events/dinner-lyon.yaml\0');
    expect(proposedRedirects(now, ['/events/dinner-lyon/', ...now.pages], deleted, [])).toEqual(gone);
    expect(proposedRedirects(now, [], deleted, [])).toEqual(gone);
    expect(proposedRedirects(now, [], deleted, ['/events/dinner-leeds/'])).toEqual([
      entry('/events/dinner-lyon', '/events/dinner-leeds/'),
    ]);
  });

  it('needs none while it is redirected or held back, nor if it is a numbered page of a list', () => {
    const now = site(['/'], ['/moved/', '/draft/']);
    expect(proposedRedirects(now, ['/', '/moved/', '/draft/', '/blog/page/9/'], [])).toEqual([]);
  });
});

it('is no page of the gallery, whose examples have no address on the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = JSON.stringify({
    brand: siteConfig.brand.name,
    hosts: siteConfig.hosts,
    documents: { 'gallery/index.html': { csp: "default-src 'self'" } },
    assets: {},
    redirects: [],
  });
  mkdirSync(dirname(join(folder, SITE_MANIFEST_PATH)), { recursive: true });
  writeFileSync(join(folder, SITE_MANIFEST_PATH), manifest);
  expect(builtPages(folder)).toEqual(['/gallery/']);
  vi.stubEnv('SITE_GALLERY', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(builtPages(folder)).toEqual([]);
});

describe('the changes of git', () => {
  it('are read with placeholders in names, and without those that keep the address', () => {
    expect(
      movedFiles(
        'D\0content/en/why-{brandSlug}/team.yaml\0R100\0content/en/a.yaml\0content/en/a.mdx\0D\0content/en/index.yaml\0D\0content/records/people/a-long-name.yaml\0',
      ),
    ).toEqual([{ from: fillSiteTokens('/why-{brandSlug}/team/') }, { from: '/' }]);
  });
});
