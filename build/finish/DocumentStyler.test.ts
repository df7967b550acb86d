import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import { DocumentStyler } from './DocumentStyler.ts';

const styler = new DocumentStyler(
  {
    styles: new Map([['_astro/all.css', `.Card-box{color:red}.Foot-box{color:${'b'.repeat(2500)}}`]]),
    scripts: [],
  },
  {},
);

const page = (scripts: string, body = '<p class="Card-box">One</p>') =>
  `<html><head><link rel="stylesheet" href="/_astro/all.css">${scripts}</head><body><main id="main">${body}</main></body></html>`;

describe('a finished document', () => {
  it('has the rules that it needs, and no others', () => {
    const { html } = styler.finish(page(''));
    expect(html).toContain('color:red');
    expect(html).not.toContain('bbbb');
    expect(html).not.toContain(BUILD_MARKS.firstViewEnd);
  });

  it('has a file of the rules below its first section, linked where that ends, if it is large', () => {
    const words = Array.from({ length: 6000 }, (_, index) => (index * 7919 + 104_729).toString(36)).join(' ');
    const { html, files } = styler.finish(
      page('', `<p class="Card-box">One</p>${BUILD_MARKS.firstViewEnd}<p class="Foot-box">${words}</p>`),
    );
    expect(html).toMatch(
      /One<\/p><link rel="stylesheet" fetchpriority="low" href="\/_astro\/rest\.\w{8}\.css"><p/,
    );
    expect(html).not.toContain('bbbb');
    expect(Object.values(files).join()).toContain('bbbb');
  });

  it('ends its first view once', () => {
    const script = `<script>const mark = '${BUILD_MARKS.firstViewEnd}'</script>`;
    expect(() => styler.finish(page(script, `<p>One</p>${BUILD_MARKS.firstViewEnd}<p>Two</p>`))).toThrow(
      'twice',
    );
  });

  it('does not depend on the folder that it was built in', () => {
    const { html } = styler.finish(page('', '<astro-island uid="Z1" prefix="r1"></astro-island>'));
    expect(html).toContain('<astro-island prefix="r1">');
  });

  it('fetches the script of every page after its first paint', () => {
    const { html } = styler.finish(page('<script type="module" src="/_astro/0fe3b2a91c.js"></script>'));
    expect(html).toContain('firstPaint.then(()=>Promise.all([import("/_astro/0fe3b2a91c.js")]))');
    expect(html).not.toContain('type="module"');
  });

  it('knows the menu panels by stylesheets that are there', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
      file.split('/').at(-1),
    );
    expect(BUILD_MARKS.closedAtFirst.filter((name) => !files.includes(`${name}.module.css`))).toEqual([]);
  });
});
