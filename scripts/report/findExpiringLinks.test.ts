import { expect, it } from 'vitest';
import type { Page } from '../../src/content/Page.ts';
import { findExpiringLinks } from './findExpiringLinks.ts';

const page = (path: string, expireAt?: string, draft = false) => ({ path, expireAt, draft }) as Page;
const link = (address: string, line: number) =>
  ({ file: 'content/en/a.yaml', line, address, kind: 'link' }) as const;

it('links to pages that expire are listed with their places, before the day and after it', () => {
  const pages = [
    page('/offer/', '2027-03-31T00:00:00Z'),
    page('/past/', '2027-01-01T00:00:00Z'),
    page('/about/'),
    page('/draft/', '2027-03-31T00:00:00Z', true),
  ];
  const links = [link('/offer/#terms', 3), link('/about/', 4), link('/past/?a=1', 5), link('/draft/', 6)];
  const found = findExpiringLinks(pages, links, new Date('2027-02-01T00:00:00Z'));
  expect(found).toEqual([
    {
      file: 'content/en/a.yaml',
      line: 3,
      text: 'link to /offer/#terms, which expires on 2027-03-31T00:00:00Z: change or remove it',
    },
    {
      file: 'content/en/a.yaml',
      line: 5,
      text: 'link to /past/?a=1, which expired on 2027-01-01T00:00:00Z: change or remove it',
    },
  ]);
});
