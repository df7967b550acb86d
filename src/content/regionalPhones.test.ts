import { expect, it } from 'vitest';
import { siteConfig } from '../../config/site.ts';
import { allPages } from '../siteContent.ts';

it.each([
  ['en', siteConfig.phones.us, siteConfig.phones.ae],
  ['en-AE', siteConfig.phones.ae, siteConfig.phones.us],
] as const)(
  'whoever reports plant that is down on the host of %s calls its own desk',
  (locale, own, other) => {
    for (const path of ['/contact/', '/contact/enquiry/']) {
      const page = allPages().find((one) => one.path === path && one.locale === locale);
      const down = (page?.sections ?? []).flatMap((section) =>
        section.type === 'responseTimes'
          ? section.rows.filter(({ reason }) => reason.startsWith('Plant is down'))
          : section.type === 'enquiryPanel'
            ? section.points.filter(({ title }) => title === 'Plant is down')
            : [],
      );
      expect(down.map(({ link }) => link?.href)).toEqual([own.href]);
      expect(JSON.stringify(down)).not.toContain(other.label);
    }
  },
);
