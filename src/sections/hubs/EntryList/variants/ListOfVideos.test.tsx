import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { entriesOf } from '../../../../content/site/entries.ts';
import { allPages } from '../../../../siteContent.ts';
import { entryListExamples } from '../EntryList.examples.ts';
import { entryListSchema } from '../EntryList.schema.ts';
import { ListOfVideos } from './ListOfVideos.tsx';

it('shows the day of a talk instead of its length, and no player, until there is a recording', () => {
  const page = allPages().find(({ id }) => id === 'webinar');
  const recorded = entriesOf('webinar').find(({ recording }) => recording);
  if (!page || !recorded) throw new Error('no webinars');
  const ahead = { ...recorded, starts: '2027-02-17T13:00:00-05:00', recording: undefined };
  const roomOf = (webinar: typeof ahead | typeof recorded) =>
    renderToStaticMarkup(
      <ListOfVideos
        {...entryListSchema.parse({ ...entryListExamples.videos, videos: [] })}
        content={{ page, entriesOf: () => [webinar] as never }}
      />,
    );
  expect(roomOf(ahead)).toContain('Feb 17, 2027');
  expect(roomOf(ahead)).not.toContain('aria-hidden="true"><svg');
  expect(roomOf(recorded)).toContain('aria-hidden="true"><svg');
  expect(roomOf(recorded)).not.toContain('Feb 17, 2027');
});
