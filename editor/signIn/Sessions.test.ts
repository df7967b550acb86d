import { expect, it } from 'vitest';
import type { Person } from './Person.ts';
import { Sessions } from './Sessions.ts';

const person: Person = { name: 'Dana Moore', email: 'dana@vendor.example', role: 'writer' };
const cookieOf = (header: string) => header.split(';')[0];

it('ends a session after twelve hours', () => {
  let now = 0;
  const sessions = new Sessions(Buffer.alloc(32), 'session', () => now);
  const cookie = cookieOf(sessions.open(person));
  now = 12 * 60 * 60 * 1000 - 1;
  expect(sessions.personOf(cookie)).toEqual(person);
  now += 1;
  expect(sessions.personOf(cookie)).toBeUndefined();
});

it('accepts no cookie that another key has signed', () => {
  const sessions = new Sessions(Buffer.alloc(32, 1), 'session');
  const cookie = cookieOf(sessions.open(person));
  expect(sessions.personOf(`theme=dark; ${cookie}; a=b`)).toEqual(person);
  const others = new Sessions(Buffer.alloc(32, 2), 'session');
  expect(others.personOf(cookie)).toBeUndefined();
});

it('keeps a limited number of sessions', () => {
  const sessions = new Sessions(Buffer.alloc(32), 'session');
  const first = cookieOf(sessions.open(person));
  const others = Array.from({ length: 1000 }, () => cookieOf(sessions.open(person)));
  expect(sessions.personOf(first)).toBeUndefined();
  expect(sessions.personOf(others.at(-1))).toEqual(person);
});

it('ends the session that a browser had when it signs in again', () => {
  const sessions = new Sessions(Buffer.alloc(32), 'session');
  const first = cookieOf(sessions.open(person));
  const other = cookieOf(sessions.open(person));
  const second = cookieOf(sessions.open(person, first));
  expect(sessions.personOf(first)).toBeUndefined();
  expect(sessions.personOf(other)).toEqual(person);
  expect(sessions.personOf(second)).toEqual(person);
});
