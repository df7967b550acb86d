import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

it('scroll-driven animations have no shorthand: the minifier merges the timeline into it, which browsers reject', () => {
  const followers: string[] = [];
  const found: string[] = [];
  for (const file of globSync('src/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkDecls('animation-timeline', ({ parent }) => {
      followers.push(file);
      parent?.each((node) => {
        if (node.type === 'decl' && node.prop === 'animation') found.push(`${file}: ${node.value}`);
      });
    });
  expect(followers.length).toBeGreaterThan(0);
  expectNoFaults(found);
});
