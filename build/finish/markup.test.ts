import { describe, expect, it } from 'vitest';
import { attributesIn, classesIn, hoistStyleAttributes } from './markup.ts';

describe('classesIn', () => {
  it('finds every class of every element', () => {
    expect([...classesIn('<p class="a  b"><svg class="c"/></p><i class="">')]).toEqual(['a', 'b', 'c']);
  });

  it('reads character references as the parser does', () => {
    expect([...classesIn('<p class="[&amp;>p]">')]).toEqual(['[&>p]']);
  });
});

describe('attributesIn', () => {
  it('names every attribute, and its value where it has one', () => {
    expect(attributesIn('<p hidden data-size="small"><a aria-current="page">x</a></p>')).toEqual(
      new Set(['[hidden]', '[data-size]', '[data-size=small]', '[aria-current]', '[aria-current=page]']),
    );
  });
});

const hoist = (html: string) => {
  const { html: hoisted, stylesOf } = hoistStyleAttributes(html);
  return { html: hoisted, css: stylesOf(hoisted).used };
};

describe('hoistStyleAttributes', () => {
  it('moves declarations into rules, equal ones into one', () => {
    const { html, css } = hoist(
      '<i style="left:1px"></i><b class="x" style="left:2px" id="y"></b><u style="left:1px"></u>',
    );
    expect(html).toBe('<i data-s="s0"></i><b class="x" data-s="s1" id="y"></b><u data-s="s0"></u>');
    expect(css).toBe('[data-s=s0]{left:1px}[data-s=s1]{left:2px}');
  });

  it('decodes what React encodes', () => {
    const { css } = hoist('<i style="background:url(&quot;/a?b&amp;c&quot;);content:&#x27;x&#x27;"></i>');
    expect(css).toBe(`[data-s=s0]{background:url("/a?b&c");content:'x'}`);
  });

  it('decodes each reference once', () => {
    const { css } = hoist('<i style="content:&#x27;&amp;quot;&#x27;"></i>');
    expect(css).toBe(`[data-s=s0]{content:'&quot;'}`);
  });

  it('leaves text that looks like an attribute alone', () => {
    const html = '<p>Write style="x" here</p><code>&lt;p style="x"&gt;</code>';
    expect(hoist(html)).toEqual({ html, css: '' });
  });

  it('leaves scripts and data alone', () => {
    const html = '<script>const a = \'<p style="left:0">\';</script>';
    expect(hoist(html).html).toBe(html);
  });

  it('finds the attribute behind one whose value holds a closing angle bracket', () => {
    expect(hoist('<p title="a > b" style="left:0">').css).toBe('[data-s=s0]{left:0}');
  });

  it('sets apart what a part of the document does not use', () => {
    const { html, stylesOf } = hoistStyleAttributes(
      '<i style="left:1px"></i><!--end--><b style="left:2px"></b><u style="left:1px"></u>',
    );
    const { used, others } = stylesOf(html.slice(0, html.indexOf('<!--end-->')));
    expect([used, others]).toEqual(['[data-s=s0]{left:1px}', '[data-s=s1]{left:2px}']);
  });
});
