import { expect, it } from 'vitest';
import { markOfSvg } from './markOfSvg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 32 22"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><title>A mark</title>${inner}</svg>`;

it('takes the paths of a file, and the box that they are drawn in', () => {
  expect(markOfSvg(svg('<path fill="#123" d="M0 0h32v7z"/><g><path d="M4 7h3z"/></g>'))).toEqual({
    box: [0, 0, 32, 22],
    path: 'M0 0h32v7zM4 7h3z',
  });
});

it('keeps a path in its place that begins with a relative step', () => {
  expect(markOfSvg(svg('<path d="M9 9h1z"/><path d="m4,7 3-1 .5 0z"/><path d="m1 2h3z"/>')).path).toBe(
    'M9 9h1zM4 7l3-1 .5 0zM1 2h3z',
  );
});

it.each([
  [svg('<rect width="4" height="4"/>'), 'has a rect: turn everything into paths'],
  [svg('<g transform="scale(2)"><path d="M0 0h1z"/></g>'), 'combine them into one path'],
  [svg(''), 'no path'],
  [svg('<path d="M0 0h1z"/>', 'width="32"'), 'save it with a viewBox'],
])('says what to change in %s', (file, message) => {
  expect(() => markOfSvg(file)).toThrow(message);
});
