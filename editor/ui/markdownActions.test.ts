import { describe, expect, it } from 'vitest';
import {
  insertBlock,
  insertLink,
  type Selected,
  toggleLines,
  toggleMarks,
  writeTag,
} from './markdownActions.ts';

/** A text with its selection between two bars. */
const given = (written: string): Selected => ({
  text: written.replaceAll('|', ''),
  start: written.indexOf('|'),
  end: written.lastIndexOf('|') - 1,
});
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it.each([
  ['a |word| here', '**', 'a **|word|** here'],
  ['a **|word|** here', '**', 'a |word| here'],
  ['a | word | here', '*', 'a  *|word|*  here'],
  ['**|word|**', '*', '***|word|***'],
])('marks %s with %s', (before, mark, after) => {
  expect(shown(toggleMarks(given(before), mark))).toBe(after);
});

it.each([
  ['One\nT|w|o\nThree', '## ', 'One\n|## Two|\nThree'],
  ['|## Two|', '## ', '|Two|'],
  ['|## Two|', '### ', '|### Two|'],
  ['|One\nTwo|', '- ', '|- One\n- Two|'],
  ['|One\nTwo|', '1. ', '|1. One\n2. Two|'],
  ['|1. One\n2. Two|', '1. ', '|One\nTwo|'],
  ['|1. One|', '> ', '|> One|'],
])('makes lines of %s with %s', (before, marker, after) => {
  expect(shown(toggleLines(given(before), marker))).toBe(after);
});

describe('a component', () => {
  it.each([
    ['One||.\n\nTwo.\n', 'One.\n\n|<A />|\n\nTwo.\n'],
    ['One.\n\nTwo||.\n', 'One.\n\nTwo.\n\n|<A />|\n'],
    ['||', '|<A />|\n'],
  ])('stands by itself in %s', (before, after) => {
    expect(shown(insertBlock(given(before), '<A />'))).toBe(after);
  });

  it('is written with the attributes that are filled in', () => {
    const attributes = { text: 'a = b ÷ c', example: '' };
    expect(writeTag('Formula', attributes)).toBe('<Formula text="a = b ÷ c" />');
    expect(writeTag('Callout', { title: 'The “rule”', kind: 'rule' }, 'Text.')).toBe(
      '<Callout title="The “rule”" kind="rule">Text.</Callout>',
    );
    expect(writeTag('Callout', { title: 'Two' }, 'One.\n\nTwo.')).toBe(
      '<Callout title="Two">\n\nOne.\n\nTwo.\n\n</Callout>',
    );
  });
});

it('leads the selected words to an address', () => {
  expect(shown(insertLink(given('See |prices|.'), '/pricing/'))).toBe('See |[prices](/pricing/)|.');
});
