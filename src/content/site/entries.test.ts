import { expect, it } from 'vitest';
import '../../siteContent.ts';
import { entriesOf } from './entries.ts';

it('lists the newest first', () => {
  const dates = entriesOf('post').map((entry) => entry.date);
  expect(dates).toEqual([...dates].sort().reverse());
});
