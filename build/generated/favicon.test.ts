import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { theme } from '../../config/theme.ts';
import { withContent } from '../../src/content/testing/withContent.ts';
import { favicon } from './favicon.ts';

let root = '';

afterEach(() => {
  vi.unstubAllEnvs();
  if (root) rmSync(root, { recursive: true });
  root = '';
});

it('is the mark, in the ink of light and of dark tabs', () => {
  const { mark, colors } = theme;
  const icon = favicon({ ...theme, favicon: undefined });
  expect(icon).toContain(mark.path);
  expect(icon).toContain(colors.day.ink);
  expect(icon).toContain(colors.night.ink);
});

it('is the file that the theme names, without scripts', () => {
  root = withContent({
    'media/icons/harbor.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>alert(1)</script><circle cx="16" cy="16" r="15" fill="#1463ff"/></svg>',
  });
  const icon = favicon({ ...theme, favicon: 'icons/harbor.svg' });
  expect(icon).toContain('#1463ff');
  expect(icon).not.toContain('alert');
  expect(icon).not.toContain(theme.mark.path);
});

it('names the nearest file when there is none of that name', () => {
  root = withContent({ 'media/icons/harbor.svg': '<svg/>' });
  expect(() => favicon({ ...theme, favicon: 'icons/harbour.svg' })).toThrow(
    /theme\.yaml.*favicon: .*did you mean “icons\/harbor\.svg”/,
  );
});
