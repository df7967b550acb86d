import { describe, expect, it } from 'vitest';
import { PrunableCss } from './pruneCss.ts';

const prune = (css: string, ...classes: string[]) =>
  new PrunableCss(css).prune({ classes: new Set(classes) }).replace(/\s+/g, '');

describe('PrunableCss', () => {
  it('keeps a rule whose classes are all on the page, and drops one of which any is not', () => {
    expect(prune('.a .b { top: 0 } .a .c { top: 1px }', 'a', 'b')).toBe('.a.b{top:0}');
  });

  it('keeps rules without classes', () => {
    expect(prune('h1, [hidden] { top: 0 } :root { --ink: #000 }')).toBe(
      'h1,[hidden]{top:0}:root{--ink:#000}',
    );
  });

  it('takes from a list of selectors those that can match', () => {
    expect(prune('.a, .b > p, h2 { top: 0 }', 'a')).toBe('.a,h2{top:0}');
  });

  it('keeps states that are attributes or pseudo-classes', () => {
    const css = ".a[data-open='true']:hover::after { top: 0 } .b[data-open] { top: 0 }";
    expect(prune(css, 'a')).toBe(".a[data-open='true']:hover::after{top:0}");
  });

  it('drops a rule for the other direction, which no script sets', () => {
    const sheet = new PrunableCss('[dir=rtl] p { top: 0 } [dir=ltr] p { top: 1px }', () => false);
    const page = { classes: new Set<string>(), attributes: new Set(['[dir]', '[dir=ltr]']) };
    expect(sheet.prune(page).replace(/\s+/g, '')).toBe('[dir=ltr]p{top:1px}');
  });

  it('does not require a class inside :not()', () => {
    expect(prune('.a:not(.b) { top: 0 }', 'a')).toBe('.a:not(.b){top:0}');
  });

  it('requires one branch of :is() and :where(), not all', () => {
    expect(prune('.a:is(.b, .c) { top: 0 }', 'a', 'c')).toBe('.a:is(.b,.c){top:0}');
    expect(prune(':where(.a) p { top: 0 }', 'a')).toBe(':where(.a)p{top:0}');
  });

  it('drops a rule of :is() or :where() when no branch can match', () => {
    expect(prune('.a:is(.b, .c) { top: 0 } :where(.d > p) { top: 0 }', 'a')).toBe('');
  });

  it('reads a comma inside a pseudo-class or an attribute as part of the selector', () => {
    expect(prune(".a:is(h2, h3) p { top: 0 } .a[title='x, .y'] { top: 0 }", 'a')).toBe(
      ".a:is(h2,h3)p{top:0}.a[title='x,.y']{top:0}",
    );
  });

  it('looks into layers, media, containers and supports, however deep, and leaves no empty one', () => {
    const css = `@layer ui { @media (min-width: 1px) { @container (min-width: 2px) { .a { top: 0 } .b { top: 0 } } } }
      @supports (top: 0) { @media print { .b { top: 0 } } }`;
    expect(prune(css, 'a')).toBe('@layerui{@media(min-width:1px){@container(min-width:2px){.a{top:0}}}}');
  });

  it('keeps the order of layers, fonts and properties', () => {
    const css = '@layer base, ui; @font-face { font-family: x } @property --x { syntax: "*" }';
    expect(prune(css)).toBe('@layerbase,ui;@font-face{font-family:x}@property--x{syntax:"*"}');
  });

  it('keeps a nested rule with its parent', () => {
    expect(prune('.a { top: 0; &:hover { top: 1px } } .b { & p { top: 0 } }', 'a')).toBe(
      '.a{top:0;&:hover{top:1px}}',
    );
  });

  it('keeps keyframes that a kept rule names, in either property, and no others', () => {
    const css = `.a { animation: 1s ease grow } .b { animation-name: fade }
      @keyframes grow { from { top: 0 } } @keyframes fade { to { top: 0 } } @keyframes grow-2 { to { top: 0 } }`;
    expect(prune(css, 'a')).toBe('.a{animation:1seasegrow}@keyframesgrow{from{top:0}}');
    expect(prune(css, 'b')).toBe('.b{animation-name:fade}@keyframesfade{to{top:0}}');
  });

  it('keeps keyframes that a custom property names', () => {
    const css = '.a { --motion: grow; animation: 1s var(--motion) } @keyframes grow { to { top: 0 } }';
    expect(prune(css, 'a')).toContain('@keyframesgrow');
  });

  it('requires what :has() looks for', () => {
    expect(prune('.a:has(> .b) { top: 0 }', 'a')).toBe('');
    expect(prune('.a:has(> .b) { top: 0 }', 'a', 'b')).toBe('.a:has(>.b){top:0}');
  });

  it('keeps the stylesheet of an island whole when one of its classes is on the page', () => {
    const css = '.Form--root { top: 0 } .Form--error { top: 0 } .Chart--line { top: 0 }';
    expect(prune(css, 'Form--root')).toBe('.Form--root{top:0}.Form--error{top:0}');
  });

  it('ignores comments', () => {
    expect(prune('/* one */ .a { top: 0 } /* two */', 'a')).toBe('.a{top:0}');
  });

  it('reads class names with escapes', () => {
    expect(prune('.a\\:b { top: 0 } .\\31 0 { top: 0 }', 'a:b', '10')).toContain('.a\\:b{top:0}');
  });

  it('gives one page no rule that only another can use', () => {
    const sheet = new PrunableCss('.a { top: 0 } .b { top: 0 }');
    expect(sheet.prune({ classes: new Set(['a']) })).not.toContain('.b');
    expect(sheet.prune({ classes: new Set(['b']) })).not.toContain('.a');
    expect(sheet.prune({ classes: new Set(['a']) })).toContain('.a');
  });

  it('splits a page’s rules into those of its first view and the others', () => {
    const css = new PrunableCss(
      '@layer a; h1 { top: 0 } .a { top: 1px } .b { top: 2px } .c { top: 3px } @media print { .a { top: 4px } h1 { top: 5px } }',
    );
    const { first, rest } = css.split(
      { classes: new Set(['a', 'b']) },
      {
        classes: new Set(['a']),
        attributes: new Set(),
      },
    );
    expect(first.replace(/\s+/g, '')).toBe('@layera;h1{top:0}.a{top:1px}');
    expect(rest.replace(/\s+/g, '')).toBe('.b{top:2px}@mediaprint{.a{top:4px}h1{top:5px}}');
  });

  it('keeps a state that the first view does not show for later, and the order of what it could override', () => {
    const css = new PrunableCss(
      '.a[data-open] { top: 0 } .a[data-size=small] { top: 1px } .a:not([data-open]) { top: 2px } .b { top: 3px }',
    );
    const { first, rest } = css.split(
      { classes: new Set(['a', 'b']) },
      {
        classes: new Set(['a', 'b']),
        attributes: new Set(['[data-size]', '[data-size=small]']),
      },
    );
    expect(first.replace(/\s+/g, '')).toBe(
      '.a[data-size=small]{top:1px}.a:not([data-open]){top:2px}.b{top:3px}',
    );
    expect(rest.replace(/\s+/g, '')).toBe(
      '.a[data-open]{top:0}.a[data-size=small]{top:1px}.a:not([data-open]){top:2px}',
    );
  });

  it('drops a value of a data attribute that is neither in the page nor known to a script', () => {
    const css = new PrunableCss(
      '.a[data-size=small] { top: 0 } .a[data-size=large] { top: 1px } .a[data-state=sent] { top: 2px } .a[data-wrong] { top: 3px } .a[role=tab] { top: 4px }',
      (name) => name === 'data-state',
    );
    const page = { classes: new Set(['a']), attributes: new Set(['[data-size]', '[data-size=small]']) };
    expect(css.prune(page).replace(/\s+/g, '')).toBe(
      '.a[data-size=small]{top:0}.a[data-state=sent]{top:2px}.a[data-wrong]{top:3px}.a[role=tab]{top:4px}',
    );
  });
});
