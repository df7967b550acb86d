// The status page: with the example of a site without a feed, and with a feed that answers, fails and comes back.
import { expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../build/finish/securityPolicy.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const STATUS = '/status/';
const FEED = 'https://status.example/api/v2/summary.json';

const words = sectionOf(pageAt(STATUS), 'serviceStatus');

const board = (page: Page) => page.locator('[data-status-board]');
const again = (page: Page) => page.getByRole('button', { name: words.readAgain });
const [beforeTime = '', afterTime = ''] = words.times.failed.split('%time%');

const degraded = {
  status: { indicator: 'minor' },
  components: [
    { name: 'Web application', status: 'operational' },
    { name: 'Photo uploads <b>', status: 'degraded_performance' },
  ],
  incidents: [
    {
      name: 'Photos arrive late',
      created_at: '2026-11-23T08:12:00Z',
      incident_updates: [{ body: 'The queue is being emptied.' }],
    },
  ],
  scheduled_maintenances: [],
};

/** Serves the page as a build with a feed would, and the feed from here. `read` is when the build read it. */
async function withFeed(page: Page, answer: { body?: unknown }, read = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${STATUS}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /data-status-board(="")?/,
      `data-status-board="" data-status-feed="${FEED}" data-status-read="${read}"`,
    );
    const headers = { ...response.headers(), 'content-security-policy': contentSecurityPolicy(html) };
    await route.fulfill({ response, body: html, headers });
  });
  await page.route(FEED, async (route) => {
    asked.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (answer.body === undefined) await route.fulfill({ status: 503, headers });
    else await route.fulfill({ json: answer.body, headers });
  });
  return asked;
}

test(
  'a site without a feed shows its example as one, and requests no feed',
  THOROUGH,
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) asked.push(request.url());
    });
    await page.goto(STATUS);
    await expectSeen(board(page).getByText(words.overall.none), { width: 120, height: 20 });
    await expect(board(page)).toContainText(words.times.example.split('%time%')[1] ?? '');
    await expect(again(page)).toBeHidden();
    expect(asked).toEqual([]);
  },
);

test('a feed is shown, and its last state stays when it fails', async ({ page }) => {
  const answer: { body?: unknown } = { body: degraded };
  await withFeed(page, answer);
  await page.goto(STATUS);
  await expectSeen(board(page).getByText(words.overall.minor), { width: 120, height: 20 });
  await expect(board(page).getByRole('listitem')).toHaveCount(3);
  await expect(board(page)).toContainText('Photo uploads <b>');
  await expect(board(page)).toContainText('The queue is being emptied.');
  await expect(board(page).getByText(words.maintenance.none)).toBeVisible();

  delete answer.body;
  await again(page).click();
  await expect(board(page)).toContainText(beforeTime);
  await expect(board(page)).toContainText(afterTime.trim());
  await expect(board(page)).toContainText(words.overall.minor);

  answer.body = { ...degraded, status: { indicator: 'none' }, incidents: [] };
  await again(page).click();
  await expect(board(page)).toContainText(words.overall.none);
  await expect(board(page).getByText(words.incidents.none)).toBeVisible();
  await expect(board(page)).not.toContainText('Photos arrive late');
});

test(
  'a feed that never answered is reported as such, and one that the build read keeps its time',
  THOROUGH,
  async ({ page }) => {
    const asked = await withFeed(page, {});
    await page.goto(STATUS);
    await expect(board(page)).toContainText(words.times.never);
    expect(asked).toEqual([FEED]);
    await page.unrouteAll();
    await withFeed(page, { body: { status: { indicator: 'none' }, components: [] } }, '2026-11-22T08:00:00Z');
    await page.goto(STATUS);
    await expect(board(page)).toContainText(words.times.failed.replace('%time%', 'Nov 22, 2026, 8:00 AM'));
  },
);
