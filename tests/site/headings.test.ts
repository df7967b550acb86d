import { it } from 'vitest';
import { splitCompounds } from '../../shared/text/splitCompounds.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';

const HEADING = /<h([1-4])\b([^>]*)>(.*?)<\/h\1>/gs;
const KEPT = /<span class="whole">.*?<\/span>/gs;

it('headings keep their compounds in one line', () => {
  const faults = builtPages().flatMap(({ name, own }) =>
    [...own.matchAll(HEADING)]
      .filter(([, , attributes = '']) => !attributes.includes('visually-hidden'))
      .flatMap(([, level, , words = '']) => {
        const loose = splitCompounds(words.replace(KEPT, ' ').replace(/<[^>]*>/g, ' '));
        return loose
          .filter((_, index) => index % 2 === 1)
          .map((word) => `${name}: “${word}” in an h${level} can break: render it with headingMarkup`);
      }),
  );
  expectNoFaults(groupFaults(faults));
});
