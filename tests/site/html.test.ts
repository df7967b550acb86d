import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { htmlFaults } from './htmlFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

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
    ['<img src="/a.svg" width="1" height="1">', 'wcag/h37'],
    ['<img src="/a.svg" alt="A" width="1">', 'element-required-attributes'],
  ])('finds what is wrong with %s', (body, rule) => {
    expect(htmlFaults(inPage(body), '/x/').join()).toContain(`/x/: ${rule}:`);
  });

  it('accepts a valid document', () => {
    expectNoFaults(htmlFaults(inPage('<h1>A</h1><h2>B</h2><p>C</p>'), '/x/'));
  });
});

const pages = builtPages();

it('every page is valid HTML', () => {
  expect(pages.length).toBeGreaterThan(0);
  expectNoFaults(groupFaults(pages.flatMap(({ own, name }) => htmlFaults(own, name))));
});

it('every page has one main heading', () => {
  const counts = pages.map(({ html, name }) => ({ name, count: html.match(/<h1\b/g)?.length ?? 0 }));
  expectNoFaults(
    counts.filter(({ count }) => count !== 1).map(({ name, count }) => `${name}: ${count} h1: leave one`),
  );
});

it('every page has the title that its content gives it', () => {
  const titles = new Map(
    pages.map(({ locale, path, html }) => [
      `${locale} ${path}`,
      visibleTexts(/<title>.*?<\/title>/s.exec(html)?.[0] ?? '')[0],
    ]),
  );
  expectNoFaults(
    allPages()
      .map(({ locale, path, meta }) => ({ page: `${locale} ${path}`, title: meta.title }))
      .filter(({ page, title }) => titles.get(page) !== title)
      .map(({ page, title }) => `${page}: its title is “${titles.get(page)}”, in its content “${title}”`),
  );
});
