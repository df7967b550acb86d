import { expect, it } from 'vitest';
import { allPages } from '../siteContent.ts';
import { contactSettings } from './contactSettings.ts';

const { us, ae } = contactSettings().phones;

it.each([
  ['en', us, ae],
  ['en-AE', ae, us],
] as const)(
  'whoever reports plant that is down on the host of %s calls its own desk',
  (locale, own, other) => {
    for (const path of ['/contact/', '/contact/enquiry/']) {
      const page = allPages().find((one) => one.path === path && one.locale === locale);
      const down: { link?: { label: string; href: string } | undefined }[] = [];
      for (const section of page?.sections ?? []) {
        if (section.type === 'responseTimes')
          down.push(...section.rows.filter(({ reason }) => reason.startsWith('Plant is down')));
        if (section.type === 'enquiryPanel')
          down.push(...section.points.filter(({ title }) => title === 'Plant is down'));
      }
      expect(down.map(({ link }) => link?.href)).toEqual([own?.href]);
      expect(JSON.stringify(down)).not.toContain(String(other?.label));
    }
  },
);
