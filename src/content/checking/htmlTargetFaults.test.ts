import { expect, it } from 'vitest';
import { htmlTargetFaults } from './htmlTargetFaults.ts';

it('names the links of HTML that a page may not have, however they are written', () => {
  const html =
    '<p><a href="/a/">a</a> <b><A HREF=" java&#115;cript:x">b</A></b> <a href=//host.example/>c</a></p>';
  expect(htmlTargetFaults(html)).toEqual([
    expect.stringContaining('begins with javascript:'),
    'the link to //host.example/ leads to another website: write https://host.example/',
  ]);
});
