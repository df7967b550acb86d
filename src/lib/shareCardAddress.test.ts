import { expect, it, vi } from 'vitest';
import { allPages } from '../siteContent.ts';
import { shareCardOf } from './shareCardAddress.ts';

vi.mock('../../config/theme.ts', async (original: () => Promise<typeof import('../../config/theme.ts')>) => {
  const { theme, ...others } = await original();
  return { ...others, theme: { ...theme, shareCards: { tone: 'page', picture: 'photos/gone.jpg' } } };
});

it('does not fail if the theme’s photograph is missing, which drawing the card reports', () => {
  const page = allPages().find(({ entry }) => entry === undefined);
  expect(page && shareCardOf(page)).toMatchObject({ picture: 'photos/gone.jpg' });
});
