import { expect } from '@playwright/test';
import { test } from './test.ts';

test('an unknown path returns 404 with a link home', async ({ page }) => {
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops, the page you're looking for does not exist",
  );
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});
