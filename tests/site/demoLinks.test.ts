import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

/** The verb for the demo, with what it is about, and the other labels that the specification gives. */
const LABEL =
  /^(?:Book a demo(?:: .+| with .+)?|Book a Demo|Schedule a Demo|Request demo|Request a demo|Get a demo|Get demo)$/;

const LINKS = /<a\b[^>]*\bhref="\/request-demo\/[^>]*>[\s\S]*?<\/a>/g;

/** What the links to the demo form say, without what is only read aloud. */
const labelsOf = (html: string) =>
  [...html.matchAll(LINKS)].map(([link]) =>
    visibleTexts(link.replace(/\saria-label="[^"]*"/g, ''))
      .join(' ')
      .trim(),
  );

it('every link to the demo form says that it books one', () => {
  const labels = builtPages().flatMap(({ name, own }) => labelsOf(own).map((label) => ({ name, label })));
  expect(labels.length).toBeGreaterThan(0);
  const others = labels.filter(({ label }) => !LABEL.test(label));
  expectNoFaults(
    groupFaults(
      others.map(
        ({ name, label }) =>
          `${name}: “${label}” leads to the demo form: write “Book a demo”, or “Book a demo: ” and its subject`,
      ),
    ),
  );
});
