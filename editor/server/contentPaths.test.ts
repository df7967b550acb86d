import { expect, it } from 'vitest';
import { contentPath, schemaNameOf } from './contentPaths.ts';

it.each(['en/index.yaml', 'en/why-{brandSlug}/a.mdx', 'records/people/dana.yaml'])(
  '%s is a content file',
  (path) => {
    expect(contentPath(path)).toBe(path);
  },
);

it.each([
  '../package.json',
  'en/../../secret.yaml',
  '/etc/passwd.yaml',
  'en/.hidden.yaml',
  'en/page.ts',
  'en//page.yaml',
  'en/./page.yaml',
  'en\\page.yaml',
  '',
])('“%s” is refused', (path) => {
  expect(() => contentPath(path)).toThrow('is not a content file');
});

it('finds the schema of a file, also of a text', () => {
  const schemas = [{ name: 'page', files: 'en/**/*.yaml' }];
  expect(schemaNameOf('en/blog/a.yaml', schemas)).toBe('page');
  expect(schemaNameOf('en/blog/a.mdx', schemas)).toBe('page');
  expect(schemaNameOf('notes/a.yaml', schemas)).toBeUndefined();
});
