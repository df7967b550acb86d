import { describe, expect, it } from 'vitest';
import { patchText } from './patchText.ts';

describe('an edit of a text is made in the markup that the server has drawn', () => {
  it.each([
    ['a heading', '<h1>Prices</h1>', 'Prices', 'Prices now', '<h1>Prices now</h1>'],
    ['every copy of a heading', '<b>Go</b><i> Go </i>', 'Go', 'Go on', '<b>Go on</b><i> Go on </i>'],
    [
      'the words beside a placeholder',
      '<p>From $8,000 a year, printed.</p>',
      'From {price.lowest} a year, printed.',
      'From {price.lowest} a year, in print.',
      '<p>From $8,000 a year, in print.</p>',
    ],
    [
      'the words beside a link',
      '<p>As in <a href="/x/">the calculator</a>.</p>',
      'As in [the calculator](/x/).',
      'Just as in [the calculator](/x/).',
      '<p>Just as in <a href="/x/">the calculator</a>.</p>',
    ],
    [
      'a character that HTML writes otherwise',
      '<p>Tom &amp; Ann’s</p>',
      "Tom & Ann's",
      "Tom & Ann's <3",
      '<p>Tom &amp; Ann’s</p>',
    ],
    ['a text with an ampersand', '<p>A &amp; B</p>', 'A & B', 'A & Bc', '<p>A &amp; Bc</p>'],
    [
      'a line of Markdown',
      '<h2 id="a">Count hours</h2>',
      '## Count hours',
      '## Count the hours',
      '<h2 id="a">Count the hours</h2>',
    ],
    [
      'nothing in attributes or styles',
      '<a title="Go"><style>Go</style>Go</a>',
      'Go',
      'Gone',
      '<a title="Go"><style>Go</style>Gone</a>',
    ],
  ])('%s', (_, html, before, after, expected) => {
    expect(patchText(html, before, after) ?? html).toBe(expected);
  });
});

describe('the server is waited for where', () => {
  it.each([
    ['the text is not there', '<p>Other</p>', 'Prices', 'Price'],
    ['it is there twice among other words', '<p>a Go b</p><p>c Go d</p>', 'Go', 'Gone'],
    ['a mark is typed', '<p>Go now</p>', 'Go now', 'Go **now'],
    ['a placeholder is changed', '<p>14 days</p>', '{fact.trialDays} days', '{fact.trainingDays} days'],
    ['there was no text yet', '<p></p>', '', 'First'],
  ])('%s', (_, html, before, after) => {
    expect(patchText(html, before, after)).toBeUndefined();
  });
});
