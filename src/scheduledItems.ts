import { join } from 'node:path';
import { isScheduled, type Schedule } from '../shared/site/schedule.ts';
import { scheduledRecords } from './content/entries/records.ts';
import { contentRoot } from './content/files/contentRoot.ts';
import type { Page } from './content/Page.ts';
import { barSettings } from './content/settings/barSettings.ts';
import { loadedContent, sourceOf } from './siteContent.ts';

/** A draft, or something published for a limited time. */
export interface ScheduledItem {
  /** As in “page /blog/short-pulses/”. */
  what: string;
  /** Its file. */
  place: string;
  /** Whether any page may show it, not only those that list pages. */
  isEverywhere: boolean;
  schedule: Schedule;
}

const placeOf = (page: Page) => join(contentRoot(), page.locale, sourceOf(page));

/** A page made from another one shares its schedule. */
const isOwn = ({ onDemandOf, listPage }: Page) =>
  onDemandOf === undefined && (listPage === undefined || (listPage.number === 1 && !listPage.topic));

/** Every page, banner, record and hello bar that is a draft or published for a limited time. */
export function scheduledItems(): ScheduledItem[] {
  const { pages, unpublished } = loadedContent();
  const all = [...pages, ...unpublished].filter(isOwn);
  const items: ScheduledItem[] = [
    ...all.map((page) => ({
      what: `page ${page.path}${page.locale === 'en' ? '' : ` (${page.locale})`}`,
      place: placeOf(page),
      isEverywhere: false,
      schedule: page,
    })),
    ...all.flatMap((page) =>
      page.eventBanner === undefined
        ? []
        : [
            {
              what: `banner above ${page.path}`,
              place: placeOf(page),
              isEverywhere: true,
              schedule: page.eventBanner,
            },
          ],
    ),
    ...scheduledRecords().map(({ collection, id, schedule }) => ({
      what: `record “${id}” in ${collection}`,
      place: join(contentRoot(), 'records', collection, id),
      isEverywhere: true,
      schedule,
    })),
    ...barSettings().helloBars.map((bar) => ({
      what: `hello bar “${bar.id}”`,
      place: join(contentRoot(), 'settings/bars.yaml'),
      isEverywhere: true,
      schedule: bar,
    })),
  ];
  return items.filter(({ schedule }) => isScheduled(schedule));
}
