import { describe, expect, it } from 'vitest';
import type { Page } from '../../content/Page.ts';
import { allPages } from '../../siteContent.ts';
import { SEARCH_SECTIONS, searchSectionOf } from './searchSections.ts';

const sectionAt = (path: string) => searchSectionOf({ path, entry: undefined });

describe('the family of a page', () => {
  it('follows its entry kind, whatever its address', () => {
    const entry = { kind: 'resource' } as Page['entry'];
    expect(searchSectionOf({ path: '/industry/guide-for-owners/', entry })).toBe('resources');
  });

  it.each([
    ['/', 'company'],
    ['/product/fire-alarm-system/', 'products'],
    ['/pricing/', 'products'],
    ['/industry/healthcare/', 'industries'],
    ['/learn/', 'knowledge-hub'],
    ['/resources/case-study/', 'case-studies'],
    ['/resources/cmms-roi-calculator/', 'resources'],
    ['/webinar/', 'events'],
    ['/careers/', 'company'],
    ['/terms-of-service/', 'company'],
  ])('otherwise follows the address %s', (path, section) => expect(sectionAt(path)).toBe(section));

  it('is never empty', () => {
    const used = new Set(
      allPages()
        .filter((page) => page.isListed)
        .map(searchSectionOf),
    );
    expect([...used].sort()).toEqual([...SEARCH_SECTIONS].sort());
  });
});
