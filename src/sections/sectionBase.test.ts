import { expect, it } from 'vitest';
import { faqItem, link } from './sectionBase.ts';

it('rejects a link to another website that looks like a path', () => {
  expect(link.safeParse({ label: 'Prices', href: '/pricing/' }).error).toBeUndefined();
  expect(link.safeParse({ label: 'Prices', href: '//host.example/' }).error?.issues).toMatchObject([
    { path: ['href'], message: 'leads to another website: write https://host.example/' },
  ]);
});

it('rejects an answer with a link that runs a script', () => {
  const answer = '<p><a href="javascript:alert(1)">Yes</a></p>';
  expect(faqItem.safeParse({ question: 'Why?', answer }).error?.issues).toMatchObject([
    { path: ['answer'], message: expect.stringContaining('begins with javascript:') },
  ]);
});
