import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW_END } from '../shared/site/buildMarks.ts';
import { CLOSED_AT_FIRST, DocumentStyler } from './DocumentStyler.ts';

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
  it('brings the rules that it needs, and no others', () => {
    const { html } = styler.finish(page(''));
    expect(html).toContain('color:red');
    expect(html).not.toContain('bbbb');
    expect(html).not.toContain(FIRST_VIEW_END);
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
    expect(CLOSED_AT_FIRST.filter((name) => !files.includes(`${name}.module.css`))).toEqual([]);
  });
});
