import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const words = z.strictObject({ open: z.string(), close: z.string().max(5) });

/** The error message for the regional text, given these files of the two locales. */
async function complaint(en: string, regional: string): Promise<string> {
  const root = withContent({ 'chrome/en.yaml': en, 'chrome/en-AE.yaml': regional });
  const { readRegional } = await import('./readRegional.ts');
  try {
    readRegional('chrome', 'en-AE', words);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(root, 'content');
  }
}

it('lays the regional words over those of the default language', async () => {
  expect(await complaint('open: Open\nclose: Close\n', 'open: Öffnen\n')).toBe('');
});

it.each([
  ['open: "Open\nclose: Close\n', 'open: Auf\n', /^content\/chrome\/en\.yaml:\d/],
  ['open: Open\nclose: Closing\n', 'open: Auf\n', /^content\/chrome\/en\.yaml:2: close: is too long/],
  ['open: Open\nclose: Close\n', '\nclose: Closing\n', /^content\/chrome\/en-AE\.yaml:2: close: is too long/],
  ['open: Open\nclose: Close\n', 'open: "Auf\n', /^content\/chrome\/en-AE\.yaml:\d/],
])('blames the file that is wrong: %j under %j', async (en, regional, expected) => {
  expect(await complaint(en, regional)).toMatch(expected);
});
