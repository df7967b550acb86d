import { expect, it } from 'vitest';
import { fillLabel } from './fillLabel.ts';

it('fills what it knows and leaves what it does not', () => {
  expect(fillLabel('%minutes% min, %topic%', { minutes: 6 })).toBe('6 min, %topic%');
});
