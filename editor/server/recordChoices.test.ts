import { expect, it } from 'vitest';
import { recordChoices } from './recordChoices.ts';

it('offers people by their names, with their portraits', () => {
  const people = recordChoices('content/records/people');
  expect(people.find(({ id }) => id === 'alan-prowse')).toEqual({
    id: 'alan-prowse',
    name: 'Alan Prowse',
    picture: '/edit/drawn/person/alan-prowse.svg',
  });
});

it('offers customers with their logos, and other records by name', () => {
  const [customer] = recordChoices('content/records/customers');
  expect(customer?.picture).toMatch(/^\/edit\/media\/.+\.(?:svg|png)$/);
  const topics = recordChoices('content/records/topics');
  expect(topics.find(({ id }) => id === 'refrigeration')?.name).toBe('Refrigeration');
});

it('reads no folder outside of the content', () => {
  expect(() => recordChoices('content/../src')).toThrow();
});
