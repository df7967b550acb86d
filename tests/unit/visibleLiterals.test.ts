import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { readImports } from './importCircles.ts';
import { visibleLiterals, visibleLiteralsBelow } from './visibleLiterals.ts';

it('every word that a visitor reads is in content/', () => {
  expectNoFaults(
    visibleLiteralsBelow(['src', 'server/errors', 'server/forms', 'server/routes']).map(
      ({ file, line, text }) => `${file}:${line}: “${text}”: move it to content/ (a default: standardText)`,
    ),
  );
});

it('no page shows what a named example says', () => {
  const imports = [...readImports(['src', 'build'])].filter(
    ([file]) => !/\.examples\.ts$|^src\/gallery\//.test(file),
  );
  expectNoFaults(
    imports.flatMap(([file, targets]) =>
      targets.filter((one) => one.endsWith('.examples.ts')).map((one) => `${file} imports ${one}`),
    ),
  );
});

it.each([
  [
    'the default of a schema',
    "const a = z.strictObject({ more: line(30).default('Show more') });",
    'Show more',
  ],
  ['a default made when it is asked for', "const a = line(9).prefault(() => 'seats');", 'seats'],
  [
    'a default of several fields',
    "const a = link.default({ label: 'All events', href: '/e/' });",
    'All events',
  ],
  ['the text of an element', 'const a = <p>Read on</p>;', 'Read on'],
  ['a choice within an element', "const a = <p>{isOpen ? 'Close' : name}</p>;", 'Close'],
  ['a text put together', 'const a = <p>{`seats: ` + count}</p>;', 'seats:'],
  ['a label that is read out', 'const a = <nav aria-label="Topics" />;', 'Topics'],
  ['what a script writes', "button.textContent = 'Copied';", 'Copied'],
  ['what a script sets', "button.setAttribute('aria-label', 'Close the menu');", 'Close the menu'],
])('finds %s', (_, source, text) => {
  expect(visibleLiterals('src/a.tsx', source).map((found) => found.text)).toContain(text);
});

it('finds the texts that a schema falls back to', () => {
  const source =
    "const usual = { busy: 'Sending …' }; export const own = copy.transform((own) => ({ ...usual, ...own }));";
  expect(visibleLiterals('src/a.schema.ts', source).map(({ text }) => text)).toEqual(['Sending …']);
});

it.each([
  ['an error', "throw new HttpError(404, 'No such form');", 'No such form'],
  ['a document', "send(plainDocument(words, 'Not sent', [reason, 'Later']));", 'Later'],
  ['what is added to a page', "appendElement(list, 'p', {}, isOne ? 'One is wrong' : many);", 'One is wrong'],
])('finds %s of the server', (_, source, text) => {
  expect(visibleLiterals('server/a.ts', source).map((found) => found.text)).toContain(text);
});

it.each([
  ["const a = z.enum(['left', 'right']).default('left');"],
  ["const a = formId.default('newsletter');"],
  ["const a = line(20).default('%count%');"],
  ['const a = <p className="lead">{title}&nbsp;·</p>;'],
  ["link.setAttribute('rel', 'noopener');"],
  ["appendElement(form, 'input', { type: 'hidden' });"],
])('lets names and figures be: %s', (source) => {
  expect(visibleLiterals('src/a.tsx', source)).toEqual([]);
});
