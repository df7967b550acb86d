import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serviceStatusExamples } from './ServiceStatus.examples.ts';
import { serviceStatusSchema } from './ServiceStatus.schema.ts';
import { ServiceStatus } from './ServiceStatus.tsx';

const { withoutFeed, feedNotRead } = serviceStatusExamples;

/** The text for a visitor without script. */
function textOf(example: Parameters<typeof serviceStatusSchema.parse>[0]): string {
  const html = renderToStaticMarkup(<ServiceStatus {...serviceStatusSchema.parse(example)} id="status" />);
  const shown = html
    .replace(/<template[\s\S]*?<\/template>/g, '')
    .replace(/<(\w+)[^>]* hidden=""[^>]*>[\s\S]*?<\/\1>/g, '');
  return shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('labels the example as one if there is no feed', () => {
  expect(textOf(withoutFeed)).toContain('An example of Nov 23, 2026, 9:00 AM UTC.');
  expect(textOf(withoutFeed)).toContain('Since Nov 23, 2026, 8:12 AM UTC');
});

it('gives the days that were not fine in words, and the share of the days that a floor was up', () => {
  expect(textOf(withoutFeed)).toContain('Nov 9, 2026 Web application Partly down. No reports. 130 min');
  expect(textOf(withoutFeed)).toContain('Web application 99.89% up Runs');
  expect(textOf(withoutFeed)).toContain('Phone app 100% up Slow');
});

it('says when the build read the feed', () => {
  const { read, summary } = withoutFeed.example;
  const built = { ...feedNotRead, built: { read, summary } };
  expect(textOf(built)).toContain('Read Nov 23, 2026, 9:00 AM UTC, when the page was built.');
  expect(textOf(built)).toContain('Something is slow');
});

it('claims nothing about a feed that has not been read', () => {
  const text = textOf(feedNotRead);
  expect(text).toContain('Not known');
  expect(text).toContain('No answer yet.');
  for (const claim of ['Web application', 'Runs', 'None open.', 'An example', '% up', 'days ago'])
    expect(text).not.toContain(claim);
});
