import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { htmlFaults } from './htmlFaults.ts';

const inPage = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body><main>${body}</main></body></html>`;

describe('htmlFaults', () => {
  it.each([
    ['<h1>A</h1><h3>B</h3>', 'heading-level'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<p><div></div></p>', 'close-order'],
    ['<ul><p>A</p></ul>', 'element-permitted-content'],
    ['<button type="button"></button>', 'text-content'],
    ['<input type="text">', 'input-missing-label'],
    ['<p aria-labelledby="nobody">A</p>', 'no-missing-references'],
    ['<p style="color:red">A</p>', 'no-inline-style'],
  ])('finds what is wrong with %s', (body, rule) => {
    expect(htmlFaults(inPage(body), '/x/').join()).toContain(`/x/: ${rule}:`);
  });

  it('lets a sound document stand', () => {
    expectNoFaults(htmlFaults(inPage('<h1>A</h1><h2>B</h2><p>C</p>'), '/x/'));
  });
});

it('every page is sound HTML', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(100);
  expectNoFaults(groupFaults(pages.flatMap(({ html, name }) => htmlFaults(html, name))));
});
