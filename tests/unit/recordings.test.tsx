import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import '../../src/sections/sectionSchema.ts';
import { formPlacements } from '../../src/content/checking/formPlacements.ts';
import { wholeMinutes } from '../../src/content/entries/films/captions.ts';
import { entriesOf } from '../../src/content/site/entries.ts';
import { allPages } from '../../src/content/site/pages.ts';
import { FormPage } from '../../src/sections/forms/FormPage/FormPage.tsx';
import { VideoList } from '../../src/sections/videos/VideoList/VideoList.tsx';
import { expectNoFaults } from '../expectNoFaults.ts';

it('plays the recording to which each registration leads', () => {
  const pages = allPages().filter(({ locale }) => locale === 'en');
  const registrations = pages.filter((page) => page.onDemandOf !== undefined);
  expect(registrations.length).toBeGreaterThan(0);
  const faults = registrations.flatMap((registration) => {
    const talk = pages.find(({ id }) => id === registration.onDemandOf);
    const webinar = talk?.entry;
    const [{ thankYou = '' } = {}] = formPlacements(registration);
    if (talk && formPlacements(talk)[0]?.thankYou !== thankYou)
      return `${talk.path}: its form does not lead to ${thankYou}`;
    const [path, place = ''] = thankYou.split('#');
    const page = pages.find((one) => one.path === path);
    const section = page?.sections.find((one) => one.type === 'videoList');
    if (webinar?.kind !== 'webinar' || !webinar.recording || !page || !section)
      return `${registration.path}: no recording`;
    const html = renderToStaticMarkup(<VideoList {...section} content={{ page, entriesOf }} />);
    const [, storey = ''] = html.split(`id="${place}"`);
    return storey.split('</li>')[0]?.includes(`${webinar.recording.path}#recording`)
      ? []
      : `${registration.path}: ${thankYou} plays another`;
  });
  expectNoFaults(faults);
});

const recorded = () =>
  entriesOf('webinar').flatMap(({ path, recording }) => (recording ? [{ path, recording }] : []));

it('holds beside each form the way into the recording, hidden until somebody has registered', () => {
  const pages = allPages().filter(({ locale, onDemandOf }) => locale === 'en' && onDemandOf !== undefined);
  const faults = pages.flatMap((page) => {
    const section = page.sections.find((one) => one.type === 'formPage');
    if (!section?.recording) return `${page.path}: no recording`;
    const html = renderToStaticMarkup(<FormPage {...section} content={{ page, entriesOf }} />);
    const [link = ''] = html.match(/<div[^>]* data-registered="" hidden="">.*?<\/a>/s) ?? [];
    return link.includes(`href="${section.recording.path}#recording"`) ? [] : `${page.path}: no link`;
  });
  expect(pages.length).toBeGreaterThan(0);
  expectNoFaults(faults);
});

/** What a page says in minutes beside a link to a webinar that has a recording. */
function printedLengths(value: unknown): { href: string; printed: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { href, link, length, time } = value as Record<string, unknown>;
  const target = href ?? (link as { href?: string } | undefined)?.href;
  const printed = [length, time].filter((text) => typeof text === 'string' && /^\d+ min$/.test(text));
  return [
    ...printed.map((text) => ({ href: String(target), printed: String(text) })),
    ...Object.values(value).flatMap(printedLengths),
  ];
}

it('says how long a recording is, and not how long the talk was, wherever it is listed', () => {
  const lengths = new Map(
    recorded().map(({ path, recording }) => [path, `${wholeMinutes(recording.seconds)} min`]),
  );
  const listed = allPages().flatMap((page) =>
    printedLengths(page.sections).flatMap(({ href, printed }) => {
      const length = lengths.get(href);
      return length === undefined ? [] : [{ path: page.path, href, printed, length }];
    }),
  );
  // Most lists take the length from the recording itself.
  expect(listed).not.toHaveLength(0);
  expectNoFaults(
    listed.flatMap(({ path, href, printed, length }) =>
      length === printed ? [] : `${path}: ${href} takes ${length}, the page says ${printed}`,
    ),
  );
});
