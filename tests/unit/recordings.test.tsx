import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import '../../src/sections/sectionSchema.ts';
import { entriesOf } from '../../src/content/entries.ts';
import { formPlacements } from '../../src/content/formPlacements.ts';
import { allPages } from '../../src/content/pages.ts';
import { VideoSeries } from '../../src/sections/videos/VideoSeries/VideoSeries.tsx';
import { expectNoFaults } from '../expectNoFaults.ts';

it('plays the recording to which each registration leads', () => {
  const pages = allPages().filter(({ locale }) => locale === 'en');
  const registrations = pages.filter((page) => page.onDemandOf !== undefined);
  expect(registrations.length).toBeGreaterThan(10);
  const faults = registrations.flatMap((registration) => {
    const webinar = pages.find(({ id }) => id === registration.onDemandOf)?.entry;
    const [{ thankYou = '' } = {}] = formPlacements(registration);
    const [path, place = ''] = thankYou.split('#');
    const page = pages.find((one) => one.path === path);
    const section = page?.sections.find((one) => one.type === 'videoSeries');
    if (webinar?.kind !== 'webinar' || !webinar.recording || !page || !section)
      return `${registration.path}: no recording`;
    const html = renderToStaticMarkup(<VideoSeries {...section} content={{ page, entriesOf }} />);
    const [, storey = ''] = html.split(`id="${place}"`);
    return storey.split('</li>')[0]?.includes(`${webinar.recording.path}#recording`)
      ? []
      : `${registration.path}: ${thankYou} plays another`;
  });
  expectNoFaults(faults);
});
