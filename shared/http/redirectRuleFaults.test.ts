import { describe, expect, it } from 'vitest';
import type { RedirectRule } from './RedirectRule.ts';
import { redirectRuleFaults } from './redirectRuleFaults.ts';

const rule = (from: string, to: string): RedirectRule => ({ from, to, status: 301, reason: 'It moved.' });

const pages = ['/', '/about/', '/pricing/', '/plan.pdf', '/roi-pdf'];
const site = {
  has: (path: string) => pages.includes(path),
  targetFault: (target: string) =>
    pages.includes(target.split('#')[0] ?? '') ? undefined : `there is no page ${target}`,
};

describe('redirectRuleFaults', () => {
  it('accepts rules that lead to a page, a part of one, a file or another site', () => {
    const rules = [
      rule('/a', '/about/'),
      rule('/b', '/pricing/#plans'),
      rule('/c', '/plan.pdf'),
      rule('/d', 'https://videos.example/'),
    ];
    expect(redirectRuleFaults(rules, site)).toEqual([]);
  });

  it.each([
    [
      'leads to itself',
      [rule('/a', '/a/')],
      [
        {
          rule: 0,
          text: '/a: goes in a circle, /a → /a/ → /a/: remove one of these rules, or let one lead to a page',
        },
      ],
    ],
    [
      'goes in a circle',
      [rule('/a', '/b/'), rule('/b', '/a/')],
      [
        {
          rule: 0,
          text: '/a: goes in a circle, /a → /b/ → /a/ → /b/: remove one of these rules, or let one lead to a page',
        },
        {
          rule: 1,
          text: '/b: goes in a circle, /b → /a/ → /b/ → /a/: remove one of these rules, or let one lead to a page',
        },
      ],
    ],
    [
      'leads to another redirect',
      [rule('/a', '/b/'), rule('/b', '/about/')],
      [{ rule: 0, text: '/a: leads to /b/, which is redirected itself: write /about/' }],
    ],
    [
      'leads to a path without its slash',
      [rule('/a', '/about')],
      [{ rule: 0, text: '/a: leads to /about, which is redirected itself: write /about/' }],
    ],
    ['leads to no page', [rule('/a', '/nowhere/')], [{ rule: 0, text: '/a: there is no page /nowhere/' }]],
    [
      'hides a page',
      [rule('/about', '/pricing/')],
      [
        {
          rule: 0,
          text: '/about: hides /about/, which the site has: remove the redirect, or give the page another address',
        },
      ],
    ],
    [
      'hides a route of the server',
      [rule('/roi-pdf', '/pricing/')],
      [
        {
          rule: 0,
          text: '/roi-pdf: hides /roi-pdf, which the site has: remove the redirect, or give the page another address',
        },
      ],
    ],
    [
      'appears twice',
      [rule('/a', '/about/'), rule('/a', '/pricing/')],
      [{ rule: 1, text: '/a: is redirected twice, to /about/ and to /pricing/: keep one of the two' }],
    ],
  ])('names a rule that %s', (_, rules, faults) => expect(redirectRuleFaults(rules, site)).toEqual(faults));

  it('finds conflicts among the rules without knowing the site', () => {
    expect(redirectRuleFaults([rule('/a', '/nowhere/'), rule('/about', '/a/')])).toEqual([
      { rule: 1, text: '/about: leads to /a/, which is redirected itself: write /nowhere/' },
    ]);
  });
});
