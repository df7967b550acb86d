import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

it('has no default for a token, which is always set and may mean something else', () => {
  const tokens = new Set(readFileSync('src/styles/tokens.css', 'utf8').match(/^ +--[\w-]+(?=:)/gm));
  const names = new Set([...tokens].map((token) => token.trim()));
  expect(names).toContain('--focus');
  const faults: string[] = [];
  for (const file of globSync('src/**/*.css'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+),/g))
      if (names.has(name)) faults.push(`${file}: var(${name}, …): choose a name that is not in tokens.css`);
  expectNoFaults(faults);
});
