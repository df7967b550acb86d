import { expect, it } from 'vitest';
import { refuseExpressions } from './refuseExpressions.ts';

it.each([
  'A line {1 + 1}',
  '{1 + 1}',
  // Looks like code that is quoted, but the backticks are text.
  'A \\`{1 + 1}\\` line',
  '<Figure alt={1 + 1} caption="A roof" />',
  'A <Callout {...props} /> in a line',
  '> - <Callout title="A">{1 + 1}</Callout>',
  'import fs from "node:fs"',
  'export const a = 1',
  '| a |\n| - |\n| {1 + 1} |',
])('refuses %j', (text) => {
  expect(() => refuseExpressions(text)).toThrow('contains code');
});

it.each([
  'A `{quoted}` word',
  '```\nexport const a = {b: 1};\n```',
  'An escaped \\{ brace',
  '<Callout title="Import">Text</Callout>',
])('accepts %j', (text) => {
  expect(() => refuseExpressions(text)).not.toThrow();
});
