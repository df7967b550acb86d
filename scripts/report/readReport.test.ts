import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteConfig } from '../../config/site.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { readEnvironment } from '../../server/env.ts';
import { openLeadStore } from '../../server/leads/openConfiguredStore.ts';
import { sampleLead } from '../../server/testing/sampleLead.ts';
import { startPostgres } from '../../server/testing/startPostgres.ts';
import type { Page } from '../../src/content/Page.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { findDue } from './findDue.ts';
import { formatReport } from './formatReport.ts';
import { countLeads, type Report, readReport } from './readReport.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

/** A page with the parts that a test needs. */
function page(path: string, part: object = {}): Page {
  const base = { id: path.slice(1, -1), path, locale: 'en', locales: ['en'], parents: [], isListed: true };
  return {
    ...base,
    name: 'Name',
    meta: { title: 'Title', desc: 'What it is' },
    sections: [],
    ...part,
  } as never;
}

const event = (starts: string, more: object = {}) => ({
  entry: { kind: 'event', title: 'Mixer', starts, ends: starts.replace('T08', 'T18'), ...more },
});
const webinar = (starts: string, more: object = {}) => ({
  entry: { kind: 'webinar', title: 'Talk', starts, minutes: 45, ...more },
});

describe('what is due', () => {
  const site = createSiteConfig('Lintel');
  const due = (pages: Page[], now = NOW) => findDue(pages, site, now, []);

  it('names events and webinars that are over and still announced, and those that soon will be', () => {
    const found = due([
      page('/events/past/', event('2026-05-01T08:00:00Z')),
      page('/events/told/', event('2026-05-01T08:00:00Z', { record: { points: [] } })),
      page('/events/soon/', event('2026-06-20T08:00:00Z')),
      page('/events/later/', event('2026-12-01T08:00:00Z')),
      page('/webinar/past/', webinar('2026-05-31T11:30:00Z')),
      page('/webinar/now/', webinar('2026-06-01T11:30:00Z')),
      page('/webinar/recorded/', webinar('2026-05-01T08:00:00Z', { recording: 'talk' })),
    ]);
    expect(found.map(({ state, date, what }) => `${state} ${date} ${what}`)).toEqual([
      'over 2026-05-01 event /events/past/ “Mixer”',
      'over 2026-05-31 webinar /webinar/past/ “Talk”',
      'soon 2026-06-01 webinar /webinar/now/ “Talk”',
      'soon 2026-06-20 event /events/soon/ “Mixer”',
    ]);
    expect(found[0]?.remedy).toBe('write what was said under entry.record in content/en/events/past.yaml');
  });

  it('names banners by the event that they lead to, else by the date printed on them', () => {
    const banner = (href: string, date?: string) => ({
      eventBanner: { id: 'a', text: 'Meet us', label: 'Come', href, ...(date && { date }) },
    });
    const found = due([
      page('/events/past/', event('2026-05-01T08:00:00Z', { record: {} })),
      page('/a/', banner('/events/past/', '30 Dec')),
      page('/b/', banner('https://elsewhere.example/', '28 May')),
      page('/c/', banner('https://elsewhere.example/', 'Spring')),
      page('/d/', banner('https://elsewhere.example/', '28 Nov')),
    ]);
    expect(found.map(({ date, what }) => `${date} ${what.split(' ')[2]}`)).toEqual([
      '2026-05-01 /a/',
      '2026-05-28 /b/',
    ]);
  });

  it('names the hubs where nothing new came for two months', () => {
    const post = (path: string, date: string) => page(path, { entry: { kind: 'post', date } });
    const pages = [post('/blog/a/', '2026-01-10'), post('/blog/b/', '2026-03-02')];
    expect(due(pages)).toMatchObject([
      { state: 'over', date: '2026-05-01', what: 'newest blog post, of 2026-03-02' },
    ]);
    expect(due([...pages, post('/blog/c/', '2026-05-30')])).toEqual([]);
  });

  it('names what a page announces for a month that is past, but no dated page’s', () => {
    const sections = [{ type: 'cta', title: 'A plan of prices. Due in March 2026.' }];
    const later = [{ type: 'cta', title: 'From Q4 2027, and from January 2026 on.' }];
    const found = due([
      page('/award/', { sections }),
      page('/later/', { sections: later }),
      page('/newsroom/a/', { sections, entry: { kind: 'pressRelease', date: '2026-05-20' } }),
    ]);
    expect(found.map(({ state, date, what }) => `${state} ${date} ${what}`)).toEqual([
      'over 2026-04-01 “Due in March 2026” on /award/',
    ]);
  });

  it('names openings that were advertised half a year ago', () => {
    const opening = { id: 'planner', role: 'Planner', posted: '2025-11-01' } as never;
    expect(findDue([], site, NOW, [opening])).toMatchObject([
      { state: 'over', date: '2026-04-30', what: 'opening “Planner”, advertised since 2025-11-01' },
    ]);
  });

  it('names legal texts that were last changed a year ago, and the dated hello bar', () => {
    const legal = (updated: string) => ({
      updated,
      sections: [{ type: 'legalText' }],
      prose: 'en/terms-of-service.mdx',
    });
    const pages = [page('/terms/', legal('2025-05-30')), page('/cookies/', legal('2026-05-30'))];
    expect(due(pages).map(({ what }) => what)).toEqual(['text of /terms/, last changed 2025-05-30']);
    const after = due([], new Date('2027-02-01T00:00:00Z'));
    expect(after).toMatchObject([
      { state: 'over', date: '2027-01-28', remedy: expect.stringContaining('settings/bars.yaml') },
    ]);
    expect(due([], new Date('2026-10-01T00:00:00Z'))).toEqual([]);
  });
});

describe('npm run report', () => {
  let folder: string;
  /** What it says where there are no leads: reading the site takes seconds, and leads change nothing else. */
  let report: Report;
  /** What was in the folder of the leads after that. */
  let made: string[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
    report = await readReport(environment(), NOW);
    made = readdirSync(folder);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const environment = () => readEnvironment({ DATA_DIR: folder, SITE_OUT: '/nonexistent' });

  it('reports on a site without a build or leads, and writes nothing', () => {
    expect(report.pages.total).toBeGreaterThan(390);
    expect(report.pages.kinds['event']?.en).toBeGreaterThan(10);
    expectNoFaults(report.brokenReferences);
    expect(report.leads).toEqual({ forms: {} });
    const text = formatReport(report);
    expect(text).toMatch(/^.+, 2026-06-01 12:00 UTC\n\nPages: \d+, \d+ of them kept out/);
    expect(text.startsWith(`${siteConfig.brand.name}, `)).toBe(true);
    expect(text).toContain(
      '\n\nBroken references: none\n\nLeads by form and state\nNo leads yet.\n\nPast, and',
    );
    expect(made).toEqual([]);
  });

  it('counts leads by form and state', async () => {
    const store = openLeadStore(folder);
    for (const [formId, state] of [
      ['newsletter', 'undelivered'],
      ['newsletter', 'given-up'],
      ['request-demo', 'delivered'],
    ] as const)
      await store.insert(sampleLead({ formId, state }));
    await store.close();
    const leads = await countLeads(environment());
    expect(leads).toMatchObject({ forms: { newsletter: { undelivered: 1, 'given-up': 1, spam: 0 } } });
    expect(formatReport({ ...report, leads })).toContain(
      [
        'form          delivered  undelivered  given-up  spam',
        '────────────  ─────────  ───────────  ────────  ────',
        'newsletter    0          1            1         0',
        'request-demo  1          0            0         0',
        'all           1          1            1         0',
        '',
        '1 refused by the provider: npm run leads -- list --state given-up says why.',
      ].join('\n'),
    );
  });

  it('says what it cannot read', async () => {
    const environment = readEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    const leads = await countLeads(environment);
    expect(formatReport({ ...report, leads })).toMatch(
      /Leads by form and state\nThey cannot be read: .*ECONNREFUSED/,
    );
  });

  it('leaves an empty database as it is', async () => {
    const postgres = await startPostgres();
    try {
      const url = await postgres.createDatabase();
      const environment = readEnvironment({ DATABASE_URL: url });
      expect(await countLeads(environment)).toEqual({ problem: expect.stringMatching(/^There is no store/) });
      // The first report has made none either.
      expect(await countLeads(environment)).toEqual({ problem: expect.stringMatching(/^There is no store/) });
    } finally {
      await postgres.stop();
    }
  });
});
