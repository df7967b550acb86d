import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { entriesOf } from '../../../../content/site/entries.ts';
import { allPages } from '../../../../siteContent.ts';
import { eventStreetSchema } from './EventStreet.schema.ts';
import { EventStreet } from './EventStreet.tsx';

afterEach(() => vi.useRealTimers());

it.each(['2026-11-24T12:00:00Z', '2027-03-01T12:00:00Z'])('opens with the next date after %s', (day) => {
  vi.useFakeTimers({ now: new Date(day) });
  const page = allPages().find(({ id }) => id === 'events');
  if (!page) throw new Error('no page events');
  const html = renderToStaticMarkup(
    <EventStreet {...eventStreetSchema.parse({ kind: 'eventStreet' })} content={{ page, entriesOf }} />,
  );
  const ends = [...html.matchAll(/data-ends="([^"]+)"/g)].map(([, end = '']) => Date.parse(end));
  expect(ends).not.toEqual([]);
  for (const end of ends) expect(end, new Date(end).toISOString()).toBeGreaterThan(Date.now());
});
