import { expect, it } from 'vitest';
import { createHostTable, knownLocale } from './regionalHosts.ts';

it('every locale has a local name in addition to its host', () => {
  const table = createHostTable({ 'www.acme.example': 'en', 'fr.acme.example': 'fr-FR' }, [
    'en',
    'en-AE',
    'fr-FR',
  ]);
  const locales = ['localhost:3000', 'ae.localhost', 'fr.localhost:3000', 'FR.acme.example.', 'de.localhost'];
  expect(locales.map((host) => knownLocale(table, host))).toEqual([
    'en',
    'en-AE',
    'fr-FR',
    'fr-FR',
    undefined,
  ]);
});

it('two languages of one region have each a local name', () => {
  const table = createHostTable({}, ['en', 'en-AE', 'ar-AE']);
  expect(['ae.localhost', 'ar.localhost'].map((host) => knownLocale(table, host))).toEqual([
    'en-AE',
    'ar-AE',
  ]);
});
