import type { SiteConfig } from '../../shared/site/siteConfigSchema.ts';
import { type Page, sourceOf } from '../../src/lib/content/pages.ts';

/** over: the date has passed and something still has to be done. soon: within the next weeks. */
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

/** Days after which a legal text (release notes among them) wants to be read again. */
const LEGAL_DAYS = 365;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A banner's printed date, as "12 Mar", in the year that makes it nearest to now; undefined for other words. */
function printedDate(text: string, now: Date): Date | undefined {
  const [, day, name] = /^(\d{1,2}) ([A-Za-z]{3})/.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase());
  if (day === undefined || month === -1) return undefined;
  const dates = [-1, 0, 1].map(
    (years) => new Date(Date.UTC(now.getUTCFullYear() + years, month, Number(day))),
  );
  return dates.sort((a, b) => Math.abs(+a - +now) - Math.abs(+b - +now))[0];
}

const fileOf = (page: Page) => `content/en/${sourceOf(page)}.${page.prose === undefined ? 'yaml' : 'mdx'}`;

/** Moments of a page after which something on it is no longer true, with what to do then. */
function datesOf(page: Page, now: Date, endOf: ReadonlyMap<string, Date>): [Date, string, string][] {
  const dates: [Date, string, string][] = [];
  const { entry, eventBanner, updated } = page;
  if (entry?.kind === 'event' && entry.record === undefined)
    dates.push([
      new Date(entry.ends),
      `event ${page.path} “${entry.title}”`,
      `write what was said under entry.record in ${fileOf(page)}`,
    ]);
  if (entry?.kind === 'webinar' && entry.video === undefined && page.onDemandOf === undefined)
    dates.push([
      new Date(Date.parse(entry.starts) + entry.minutes * 60_000),
      `webinar ${page.path} “${entry.title}”`,
      `put the recording under entry.video in ${fileOf(page)}`,
    ]);
  if (eventBanner !== undefined) {
    const end = endOf.get(eventBanner.href) ?? printedDate(eventBanner.date ?? '', now);
    if (end !== undefined)
      dates.push([
        end,
        `banner above ${page.path} “${eventBanner.text}”`,
        `take eventBanner out of ${fileOf(page)}, or announce the next one`,
      ]);
  }
  if (updated !== undefined && page.sections.some(({ type }) => type === 'legalText'))
    dates.push([
      new Date(Date.parse(updated) + LEGAL_DAYS * DAY),
      `text of ${page.path}, last changed ${updated}`,
      `have it read, and set updated in ${fileOf(page)}`,
    ]);
  return dates;
}

/** What has run out or is about to, the longest ago first. */
export function findDue(pages: readonly Page[], site: SiteConfig, now: Date): Due[] {
  const own = pages.filter(({ locale }) => locale === 'en');
  const endOf = new Map(
    own.flatMap(({ path, entry }): [string, Date][] =>
      entry?.kind === 'event' ? [[path, new Date(entry.ends)]] : [],
    ),
  );
  const bars = site.helloBars.flatMap((bar): [Date, string, string][] =>
    bar.kind === 'webinar'
      ? [
          [
            new Date(bar.startsAt),
            `hello bar of the webinar at ${bar.href}`,
            'set the next one under helloBars in config/site.ts',
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
  return [contact, ...bars, ...own.flatMap((page) => datesOf(page, now, endOf))]
    .filter(([date]) => +date < +now + SOON_DAYS * DAY)
    .sort(([a], [b]) => +a - +b)
    .map(([date, what, remedy]) => ({
      state: date < now ? 'over' : 'soon',
      date: date.toISOString().slice(0, 10),
      what,
      remedy,
    }));
}
