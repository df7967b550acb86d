import { expect, it } from 'vitest';
import { addParagraph, linkTag, toggleList, toggleTag } from './htmlActions.ts';
import type { Selected } from './markdownActions.ts';

/** A text with its selection between two bars. */
const given = (written: string): Selected => ({
  text: written.replaceAll('|', ''),
  start: written.indexOf('|'),
  end: written.lastIndexOf('|') - 1,
});
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it.each([
  ['<p>Yes, |all| of it.</p>', '<p>Yes, <strong>|all|</strong> of it.</p>'],
  ['<p>Yes, |all |of it.</p>', '<p>Yes, <strong>|all|</strong> of it.</p>'],
  ['<p>Yes, <strong>|all|</strong> of it.</p>', '<p>Yes, |all| of it.</p>'],
])('makes words bold, and plain again: %s', (before, after) => {
  expect(shown(toggleTag(given(before), 'strong'))).toBe(after);
});

it.each([
  ['<p>See |prices|.</p>', '<p>See <a href="/pricing/">|prices|</a>.</p>'],
  ['<p>See ||.</p>', '<p>See <a href="/pricing/">|/pricing/|</a>.</p>'],
])('leads words to a page: %s', (before, after) => {
  expect(shown(linkTag(given(before), '/pricing/'))).toBe(after);
});

it.each([
  ['<p>One: |two|</p><p>Three</p>', '|<ul><li>One: two</li></ul>|<p>Three</p>'],
  ['<p>O|ne</p><p>Tw|o</p>', '|<ul><li>One</li><li>Two</li></ul>|'],
  ['<ul><li>O|ne</li><li>Tw|o</li></ul>', '|<p>One</p><p>Two</p>|'],
  ['|plain|', '|<ul><li>plain</li></ul>|'],
])('makes paragraphs a list, and paragraphs again: %s', (before, after) => {
  expect(shown(toggleList(given(before)))).toBe(after);
});

it('begins a paragraph after the one the cursor is in', () => {
  expect(shown(addParagraph(given('<p>O||ne</p><p>Two</p>')))).toBe('<p>One</p><p>||</p><p>Two</p>');
});
