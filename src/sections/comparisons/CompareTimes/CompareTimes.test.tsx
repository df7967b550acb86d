import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compareTimesExamples } from './CompareTimes.examples.ts';
import { compareTimesSchema } from './CompareTimes.schema.ts';
import { CompareTimes } from './CompareTimes.tsx';
import { shareOf } from './shareOf.ts';

const html = renderToStaticMarkup(
  <CompareTimes {...compareTimesSchema.parse(compareTimesExamples.default)} />,
);

it('draws both bars to the scale of the longer one', () => {
  expect(shareOf(82, 328)).toBe('25%');
  const drives = [...html.matchAll(/--share:([\d.]+)%"[^>]*><span[^>]*><b[^>]*>3[89] min/g)].map(
    (match) => match[1],
  );
  expect(drives).toEqual([shareOf(38, 328), shareOf(39, 328)].map((share) => share.slice(0, -1)));
});

it('marks stages that are too narrow for their text, and keeps the text', () => {
  expect(html.match(/data-narrow=""/g)).toHaveLength(1);
  expect(html).toContain('Alarm to accepted');
});
