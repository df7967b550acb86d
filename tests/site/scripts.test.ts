import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scriptPath } from '../scriptPath.ts';
import { SITE_OUT } from './builtSite.ts';

/** Parts of names that lists of advertising, tracking and nuisances match. */
const LISTED =
  /\bads?\b|adver|affiliate|analytic|banner|beacon|campaign|consent|cookie|gdpr|marketing|newsletter|pixel|pop-?up|promo|replay|sponsor|track|visitor/i;

it('gives scripts, styles and data addresses that no list blocks', () => {
  const files = readdirSync(SITE_OUT, { recursive: true, encoding: 'utf8' });
  // Folders are pages, which people ask for by name.
  const names = files
    .filter((file) => /\.(?:js|css|json)$/.test(file))
    .map((file) => file.split('/').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => LISTED.test(name))).toEqual([]);
});

it('gives the script of every page no imports, so that no other file can stop it', () => {
  const script = readFileSync(join(SITE_OUT, scriptPath('page')), 'utf8');
  expect(script).not.toMatch(/\b(?:from|import)\s*["']/);
});
