import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../config/siteConfig.ts';
import type { Page } from '../../content/Page.ts';
import { originOf } from '../metadata.ts';

/**
 * Structured data for the open positions on a page that have what search engines require: a description, a start date
 * and a location. A job board's own pages provide it for its positions.
 */
export function jobThings(page: Page): Thing[] {
  const jobs = page.sections.flatMap((section) => (section.type === 'jobOpenings' ? section.jobs : []));
  return jobs.flatMap(({ role, summary, posted, places, remote, link }): Thing[] => {
    if (summary === undefined || posted === undefined || places.length === 0) return [];
    return [
      {
        '@type': 'JobPosting',
        title: role,
        description: summary,
        datePosted: posted,
        hiringOrganization: {
          '@type': 'Organization',
          name: siteConfig.brand.name,
          sameAs: `${originOf('en')}/`,
        },
        jobLocation: places.map(({ city, country }) => ({
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        })),
        ...(remote !== undefined && {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: remote },
        }),
        url: link,
      },
    ];
  });
}
