import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listContent } from '../reading/readContent.ts';
import { withContent } from '../testing/withContent.ts';
import { contentFile } from './contentRoot.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a content folder elsewhere', () => {
  it('has its own words, and the project’s where it leaves out standard ones', () => {
    const root = withContent({ 'consent/en.yaml': 'own: true\n' });
    expect(contentFile('consent/en.yaml')).toBe(join(root, 'consent/en.yaml'));
    expect(contentFile('windows/en/workOrderBoard.yaml')).toBe('content/windows/en/workOrderBoard.yaml');
    expect(listContent('forms/fields', ['.yaml'])).toContain('email.yaml');
  });

  it('has none of the project’s pages, records, forms and books', () => {
    const root = withContent({});
    for (const path of ['en/index.yaml', 'forms/contact.yaml', 'records/people/dana-whitlock.yaml'])
      expect(contentFile(path)).toBe(join(root, path));
    for (const folder of ['en', 'records/people', 'documents/ebooks'])
      expect(listContent(folder, ['.yaml'])).toEqual([]);
  });
});
