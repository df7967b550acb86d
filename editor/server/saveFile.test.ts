import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { sameModules } from '../../build/dev/testing/sameModules.ts';
import { contentState } from '../../src/content/files/contentCache.ts';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { loadedContent } from '../../src/siteContent.ts';
import { readFileContent, versionOf } from '../saving/contentFile.ts';
import { checkFile } from './changeContent.ts';
import { saveFile } from './saveFile.ts';

afterEach(() => vi.unstubAllEnvs());

const PATH = 'en/about.yaml';

it('saves what has just been checked without reading all content again', async () => {
  const root = withContent({ [PATH]: pageText('About') });
  const nameNow = () => loadedContent().pages.find(({ id }) => id === 'about')?.name;
  expect(nameNow()).toBe('About');
  const state = contentState();
  const { faults, after } = await checkFile(sameModules, PATH, pageText('Who we are'));
  expect(faults).toEqual([]);
  // A check alone changes nothing for others.
  expect(contentState()).toBe(state);

  const onDisk = pageText('About');
  const [base, now] = [onDisk, pageText('Who we are')].map((text) => readFileContent(PATH, text));
  if (!base || !now) throw new Error('no content');
  const saved = await saveFile(sameModules, PATH, { version: versionOf(onDisk), base, now });
  expect(saved).toMatchObject({ isMerged: false });
  expect(readFileSync(join(root, PATH), 'utf8')).toContain('Who we are');
  expect(contentState()).toBe(after);
  expect(nameNow()).toBe('Who we are');
});
