import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** The editor, and the frame in which it checks a page. */
const OWN = /^(?:#editor|\.examined-page)\b/;

it('styles only the editor: Puck copies its rules into the canvas, where the page must look as it does', () => {
  const foreign: string[] = [];
  for (const file of globSync('editor/ui/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector, parent }) => {
      if (parent?.type !== 'atrule' && !OWN.test(selector)) foreign.push(`${file}: ${selector}`);
    });
  expect(foreign).toEqual([]);
});
