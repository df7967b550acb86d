import { expect, it } from 'vitest';
import { pageOutline } from './pageOutline.ts';

it('lists the headings as they are read', () => {
  expect(
    pageOutline('<h1>Tom &amp; <b>Ann</b></h1><p>x</p><h2 id="a">Next<svg><title>no</title></svg></h2>'),
  ).toEqual([
    { level: 1, text: 'Tom & Ann' },
    { level: 2, text: 'Next' },
  ]);
});

it('says where a level is skipped or repeated', () => {
  expect(pageOutline('<h1>A</h1><h3>B</h3><h1>C</h1>').map(({ fault }) => fault)).toEqual([
    undefined,
    'skips a level',
    'a page has one heading of the first level',
  ]);
});
