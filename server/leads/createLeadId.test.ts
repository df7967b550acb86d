import { expect, it } from 'vitest';
import { createLeadId } from './createLeadId.ts';

it('makes identifiers that sort by time', () => {
  const ids = [1, 2, 3].map((hour) => createLeadId(hour * 3_600_000));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
