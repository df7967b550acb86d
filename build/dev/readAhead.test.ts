import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetContent } from '../../src/content/files/contentCache.ts';
import { isReadAhead, noteReadAhead } from './readAhead.ts';

it('recognizes a file that was read before it was saved, until its text changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.yaml');
  writeFileSync(file, 'name: Prices');
  expect(isReadAhead(file)).toBe(false);
  noteReadAhead(file, 'name: Prices');
  expect(isReadAhead(file)).toBe(true);
  expect(isReadAhead(join(folder, 'other.yaml'))).toBe(false);

  writeFileSync(file, 'name: What somebody else has saved');
  expect(isReadAhead(file)).toBe(false);

  writeFileSync(file, 'name: Prices');
  forgetContent();
  expect(isReadAhead(file)).toBe(false);
});
