import { describe, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import '../../src/siteContent.ts';
import { entriesOf } from '../../src/content/site/entries.ts';

describe('people', () => {
  it('speak at one event or webinar at a time', () => {
    const held = (['event', 'webinar'] as const).flatMap((kind) =>
      entriesOf(kind).map((entry) => {
        const starts = Date.parse(entry.starts);
        const ends = 'ends' in entry ? Date.parse(entry.ends) : starts + entry.minutes * 60_000;
        return { path: entry.path, starts, ends, speakers: entry.speakers.map(({ id }) => id) };
      }),
    );
    const clashes = held.flatMap((one, index) =>
      held
        .slice(index + 1)
        .filter((other) => one.starts < other.ends && other.starts < one.ends)
        .flatMap((other) => {
          const both = one.speakers.filter((speaker) => other.speakers.includes(speaker));
          return both.length === 0
            ? []
            : [
                `${one.path}, ${other.path}: ${both.join(', ')} speaks at both at once: move one, or change a speaker`,
              ];
        }),
    );
    expectNoFaults(clashes);
  });
});
