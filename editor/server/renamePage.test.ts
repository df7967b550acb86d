import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deletion } from './pageFiles.ts';
import { renaming } from './renamePage.ts';

const before = (path: string) => readFileSync(`content/${path}`, 'utf8');

/** The lines that two texts do not share. */
function changedLines(old: string, now: string): string[] {
  const [had, has] = [old.split('\n'), now.split('\n')];
  return [
    ...had.filter((line) => !has.includes(line)).map((line) => `-${line}`),
    ...has.filter((line) => !had.includes(line)).map((line) => `+${line}`),
  ];
}

it('moves a page with its regional variant, and updates every mention', async () => {
  const change = await renaming('en/pricing.yaml', { to: 'en/plans.yaml', isPublished: true });
  expect(change.get('en/pricing.yaml')).toBeNull();
  expect(change.get('en-AE/pricing.yaml')).toBeNull();
  expect(change.get('en/plans.yaml')).toBe(before('en/pricing.yaml').replaceAll('/pricing/', '/plans/'));
  expect(change.get('en-AE/plans.yaml')).toBeDefined();
  expect(change.get('settings/navigation.yaml')).toContain('{ link: plans, name: Pricing }');
  for (const text of change.values()) expect(text ?? '').not.toMatch(/[("'\s]\/pricing\/[)"'\s#?]/);
});

it('leads the old address to the new one, and changes nothing else in the table', async () => {
  const change = await renaming('en/blog/roofs-in-july.mdx', { to: 'en/blog/roofs.mdx', isPublished: true });
  const path = 'settings/redirects.yaml';
  expect(changedLines(before(path), change.get(path) ?? '')).toEqual([
    '+  - from: /blog/roofs-in-july',
    '+    to: /blog/roofs/',
    '+    reason: The page was renamed.',
  ]);
});

it('writes no redirect for an address that nobody knows', async () => {
  const change = await renaming('en/blog/roofs-in-july.mdx', { to: 'en/blog/roofs.mdx', isPublished: false });
  expect(change.get('settings/redirects.yaml')).toBeUndefined();
});

it('leaves words alone that are spelled like the page', async () => {
  const change = await renaming('en/pricing.yaml', { to: 'en/plans.yaml', isPublished: false });
  expect(change.get('settings/navigation.yaml')).toContain('name: Pricing');
});

it('refuses an address that another page has', async () => {
  await expect(renaming('en/pricing.yaml', { to: 'en/cmms-guide.yaml', isPublished: true })).rejects.toThrow(
    'There is already a page /cmms-guide/',
  );
});

it('deletes a page with its regional variant, and redirects its visitors', async () => {
  const change = await deletion('en/pricing.yaml', '/get-started/');
  expect([...change].slice(0, 2)).toEqual([
    ['en/pricing.yaml', null],
    ['en-AE/pricing.yaml', null],
  ]);
  expect(change.get('settings/redirects.yaml')).toContain('- from: /pricing\n    to: /get-started/\n');
});

it('refuses to delete a missing page', async () => {
  await expect(deletion('en/no-such-page.yaml')).rejects.toThrow('There is no file');
});
