import { expect, it } from 'vitest';
import { proseFaults } from '../src/content/checking/checkProse.ts';
import { writeTag } from './ui/markdownActions.ts';

it('the tag of a component passes the check of the site, whatever is typed into its form', () => {
  const tag = writeTag('Figure', { drawing: 'cover-ahu', alt: 'A "hall"\nwith pipes', caption: 'x' });
  expect(proseFaults(tag, { drawings: ['cover-ahu'], buildings: [], exploded: {} })).toEqual([]);
});
