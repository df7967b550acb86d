import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

/** A selector that is only one attribute. */
const ATTRIBUTE_ALONE = /^\[[^\]]+\]$/;

describe('the stylesheet of a component', () => {
  it('has no selector of only an attribute, which would match other components’ elements', () => {
    const faults: string[] = [];
    for (const file of globSync('src/**/*.module.css'))
      postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selectors }) => {
        for (const selector of selectors)
          if (ATTRIBUTE_ALONE.test(selector))
            faults.push(`${file}: ${selector}: write the component’s class before it`);
      });
    expectNoFaults(faults);
  });
});
