import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { plainMarkup } from './plainMarkup.ts';

describe('plainMarkup', () => {
  it.each([
    ['<img srcSet="/a.webp 1x" alt=""/>', '<img srcset="/a.webp 1x" alt>'],
    ['<input required="" autoComplete="off" value=""/>', '<input required autocomplete="off" value>'],
    [
      '<button formNoValidate="" formAction="/a/"></button>',
      '<button formnovalidate formaction="/a/"></button>',
    ],
    ['<p>1<!-- --> of <!-- -->2</p>', '<p>1 of 2</p>'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
    ['<a title="1 > 0" hidden="">A</a>', '<a title="1 > 0" hidden>A</a>'],
    [`<div data-x='a=""' hidden=""></div>`, `<div data-x='a=""' hidden></div>`],
    ['<astro-island uid="Z1" prefix="r1"></astro-island>', '<astro-island prefix="r1"></astro-island>'],
  ])('writes %s as %s', (html, plain) => expect(plainMarkup(html)).toBe(plain));

  it.each([
    '<astro-island>1<!-- --> of 2</astro-island>',
    '<script>let a = `<img srcSet=""/>`</script>',
    '<style>a::after{content:"<br/>"}</style>',
    '<p>2 < 3, a=""</p>',
  ])('leaves %s as it is', (html) => expect(plainMarkup(html)).toBe(html));

  it('keeps the document that a parser reads', () => {
    const attribute = fc.record({
      name: fc.constantFrom('alt', 'srcSet', 'hidden', 'data-x', 'tabIndex', 'viewBox'),
      value: fc.string().map((text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
    });
    const element = fc
      .record({
        tag: fc.constantFrom('img', 'p', 'input', 'span'),
        attributes: fc.array(attribute, { maxLength: 4 }),
      })
      .map(({ tag, attributes }) => {
        const all = attributes.map(({ name, value }) => ` ${name}="${value}"`).join('');
        return tag === 'img' || tag === 'input' ? `<${tag}${all}/>` : `<${tag}${all}>x</${tag}>`;
      });
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const html = elements.join('');
        expect(serialize(parse(plainMarkup(html)))).toBe(serialize(parse(html)));
      }),
    );
  });
});
