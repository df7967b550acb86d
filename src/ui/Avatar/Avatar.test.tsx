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

it('shows the face of a person who has a portrait, photographed or drawn, and initials of others', () => {
  const avatar = (portrait?: { photograph?: string }) =>
    renderToStaticMarkup(
      <Avatar name="Salma Darwish" portrait={portrait && portraitSchema.parse(portrait)} />,
    );
  expect(avatar({ photograph: 'sample-site.png' })).toMatch(/<img [^>]*src="[^"]*sample-site/);
  expect(avatar({})).toMatch(/<img [^>]*src="[^"]*portrait-salma-darwish/);
  expect(avatar({})).not.toContain('SD');
  expect(avatar()).toContain('SD');
});
