import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { portraitSchema } from '../../scenes/portraits/portraitSchema.ts';
import { Avatar, initialsOf } from './Avatar.tsx';

it.each([
  ['Salma Darwish', 'SD'],
  ['Salem Al Rayes', 'SR'],
  ['Cher', 'C'],
])('draws %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('shows a photograph if the person has one, and initials otherwise', () => {
  const photographed = portraitSchema.parse({ photograph: 'sample-site.png' });
  const shown = renderToStaticMarkup(<Avatar name="Salma Darwish" portrait={photographed} />);
  expect(shown).toMatch(/<img [^>]*src="[^"]*sample-site/);
  expect(shown).not.toContain('SD');
  const drawn = renderToStaticMarkup(<Avatar name="Salma Darwish" portrait={portraitSchema.parse({})} />);
  expect(drawn).toContain('SD');
});
