import { expect, it } from 'vitest';
import { hasBrowser, openingCommand } from './openBrowser.ts';

const ADDRESS = 'http://localhost:3001/edit/';

it.each([
  ['darwin', 'open'],
  ['win32', 'cmd /c start '],
  ['linux', 'xdg-open'],
] as const)('on %s, %s opens the address', (platform, command) => {
  expect(openingCommand(platform, ADDRESS).join(' ')).toBe(`${command} ${ADDRESS}`);
});

it.each([
  ['a terminal on a Mac', true, {}, 'darwin', true],
  ['a terminal on a desktop', true, { DISPLAY: ':0' }, 'linux', true],
  ['a terminal without a desktop', true, {}, 'linux', false],
  ['a terminal of another machine', true, { DISPLAY: ':10', SSH_CONNECTION: 'x' }, 'linux', false],
  ['a log', false, {}, 'darwin', false],
  ['CI', true, { CI: 'true' }, 'darwin', false],
] as const)('in %s, opens a browser or not', (_, isTerminal, environment, platform, isOpened) => {
  expect(hasBrowser(isTerminal, environment, platform)).toBe(isOpened);
});
