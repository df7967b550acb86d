import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';

describe('expectNoFaults', () => {
  it('prints nothing if nothing is wrong', () => expect(() => expectNoFaults([])).not.toThrow());

  it('fails with the faults themselves, a line each', () => {
    const file = { file: 'content/en/a.yaml', line: 3, text: 'name: is missing' };
    expect(() => expectNoFaults(['/a/: x', file])).toThrow(
      /^\/a\/: x\ncontent\/en\/a\.yaml:3: name: is missing$/,
    );
  });

  it('counts what is left when there are very many', () => {
    const faults = Array.from({ length: 45 }, (_, index) => `fault ${index}`);
    expect(() => expectNoFaults(faults)).toThrow(/\nfault 39\n… and 5 more$/);
  });
});
