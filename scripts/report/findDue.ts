import type { SiteConfig } from '../../shared/site/siteConfigSchema.ts';
import type { RecordOf } from '../../src/content/entries/recordSchemas.ts';
import { records } from '../../src/content/entries/records.ts';
import type { Page } from '../../src/content/Page.ts';
import { barSettings } from '../../src/content/settings/barSettings.ts';
import { fileOfPage } from '../../src/siteContent.ts';
import { findStaleText } from './findStaleText.ts';

/** over: the date has passed and something still has to be done. soon: due within the next weeks. */
export type DueState = 'over' | 'soon';

export interface Due {
  state: DueState;
  /** ISO date. */
  date: string;
  what: string;
  /** What to do, and where. */
  remedy: string;
}

const DAY = 86_400_000;

/** Days ahead that count as soon. */
export const SOON_DAYS = 45;

/** Days after which a legal text (including release notes) should be reviewed again. */
const LEGAL_DAYS = 365;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A banner's printed date, such as "12 Mar", in the year that puts it closest to now; undefined for other text. */
function printedDate(text: string, now: Date): Date | undefined {
  const [, day, name] = /^(\d{1,2}) ([A-Za-z]{3})/.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase());
  if (day === undefined || month === -1) return undefined;
  const dates = [-1, 0, 1].map(
    (years) => new Date(Date.UTC(now.getUTCFullYear() + years, month, Number(day))),
  );
  return dates.sort((a, b) => Math.abs(+a - +now) - Math.abs(+b - +now))[0];
}

/** Days without anything new after which a hub looks abandoned, and what its next entry is called. */
const FRESH_DAYS = {
  post: [60, 'blog post'],
  pressRelease: [60, 'press release'],
  update: [60, 'product update'],
  newsletter: [70, 'newsletter'],
} as const;

/** Days after which an opening is either filled or looks unwanted. */
const OPENING_DAYS = 180;

/** Dates after which something on a page is no longer true, with what to do then. */
function datesOf(page: Page, now: Date, endOf: ReadonlyMap<string, Date>): [Date, string, string][] {
  const dates: [Date, string, string][] = [];
  const { entry, eventBanner, updated } = page;
  if (entry?.kind === 'event' && entry.record === undefined)
    dates.push([
      new Date(entry.ends),
      `event ${page.path} “${entry.title}”`,
      `write what was said under entry.record in ${fileOfPage(page)}`,
    ]);
  if (entry?.kind === 'webinar' && entry.recording === undefined && page.onDemandOf === undefined)
    dates.push([
      new Date(Date.parse(entry.starts) + entry.minutes * 60_000),
      `webinar ${page.path} “${entry.title}”`,
      `add the recording to content/films, and name it under entry.recording in ${fileOfPage(page)}`,
    ]);
  if (eventBanner !== undefined) {
    const end = endOf.get(eventBanner.href) ?? printedDate(eventBanner.date ?? '', now);
    if (end !== undefined)
      dates.push([
        end,
        `banner above ${page.path} “${eventBanner.text}”`,
        `take eventBanner out of ${fileOfPage(page)}, or announce the next one`,
      ]);
  }
  if (updated !== undefined && page.sections.some(({ type }) => type === 'legalText'))
    dates.push([
      new Date(Date.parse(updated) + LEGAL_DAYS * DAY),
      `text of ${page.path}, last changed ${updated}`,
      `have it read, and set updated in ${fileOfPage(page)}`,
    ]);
  return dates;
}

/** When each kind of regular entry needs a new one. */
function nextOnes(pages: readonly Page[]): [Date, string, string][] {
  return Object.entries(FRESH_DAYS).flatMap(([kind, [days, name]]): [Date, string, string][] => {
    const dates = pages.flatMap(({ entry }) =>
      entry?.kind === kind && 'date' in entry ? [String(entry.date)] : [],
    );
    const newest = dates.sort().at(-1);
    if (newest === undefined) return [];
    return [
      [
        new Date(Date.parse(newest) + days * DAY),
        `newest ${name}, of ${newest}`,
        `write the next one: docs/add-a-page.md`,
      ],
    ];
  });
}

/** When openings have been advertised for so long that readers doubt them. */
function oldOpenings(openings: Iterable<RecordOf<'jobs'>>): [Date, string, string][] {
  return [...openings].flatMap(({ id, role, posted }): [Date, string, string][] =>
    posted === undefined
      ? []
      : [
          [
            new Date(Date.parse(posted) + OPENING_DAYS * DAY),
            `opening “${role}”, advertised since ${posted}`,
            `take content/records/jobs/${id}.yaml out, or set posted to the day it was advertised again`,
          ],
        ],
  );
}

/** What has expired or is about to, oldest first. */
export function findDue(
  pages: readonly Page[],
  site: SiteConfig,
  now: Date,
  openings: Iterable<RecordOf<'jobs'>> = records('jobs').values(),
): Due[] {
  const own = pages.filter(({ locale }) => locale === 'en');
  const endOf = new Map(
    own.flatMap(({ path, entry }): [string, Date][] =>
      entry?.kind === 'event' ? [[path, new Date(entry.ends)]] : [],
    ),
  );
  const bars = barSettings().helloBars.flatMap((bar): [Date, string, string][] =>
    bar.event
      ? [
          [
            new Date(bar.event.startsAt),
            `hello bar “${bar.id}”, which leads to ${bar.href}`,
            'set the next one in content/settings/bars.yaml',
          ],
        ]
      : [],
  );
  const { expires } = site.securityContact;
  const contact: [Date, string, string] = [
    new Date(expires),
    `security.txt, which counts until ${expires}`,
    `make sure that ${site.emails.security} is read, and set securityContact.expires in config/site.ts, within a year`,
  ];
  return [
    contact,
    ...bars,
    ...nextOnes(own),
    ...oldOpenings(openings),
    ...own.flatMap((page) => [...datesOf(page, now, endOf), ...findStaleText(page)]),
  ]
    .filter(([date]) => +date < +now + SOON_DAYS * DAY)
    .sort(([a], [b]) => +a - +b)
    .map(([date, what, remedy]) => ({
      state: date < now ? 'over' : 'soon',
      date: date.toISOString().slice(0, 10),
      what,
      remedy,
    }));
}
