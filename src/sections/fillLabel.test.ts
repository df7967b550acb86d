import { expect, it } from 'vitest';
import { fillLabel } from './fillLabel.ts';

it('fills known placeholders and keeps unknown ones', () => {
  expect(fillLabel('%minutes% min, %topic%', { minutes: 6 })).toBe('6 min, %topic%');
});
