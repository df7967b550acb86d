import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  attributesIn,
  classesIn,
  contentSecurityPolicy,
  hoistStyleAttributes,
  svgPolicy,
} from './documents.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('classesIn', () => {
  it('finds every class of every element', () => {
    expect([...classesIn('<p class="a  b"><svg class="c"/></p><i class="">')]).toEqual(['a', 'b', 'c']);
  });

  it('reads character references as the parser does', () => {
    expect([...classesIn('<p class="[&amp;>p]">')]).toEqual(['[&>p]']);
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

describe('contentSecurityPolicy', () => {
  it('allows inline scripts and styles by the hash of their bytes', () => {
    const policy = contentSecurityPolicy(
      '<style>p{top:0}</style><script type="module">let é = 1;\n</script>',
    );
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{top:0}')}`);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('let é = 1;\n')}`);
  });

  it('leaves out data, and scripts that are files', () => {
    const policy = contentSecurityPolicy(
      '<script type="application/ld+json">{}</script><script src="/a.js"></script><script async src="/b.js"></script>',
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  it('lets the page of a film be shown in a popup of this site, and no other page', () => {
    const policy = contentSecurityPolicy('<section data-tone="night" data-film="a-leak">');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(contentSecurityPolicy('<p>'), 'frame-ancestors')).toBe("frame-ancestors 'none'");
    const opener = contentSecurityPolicy('<a href="/videos/a-leak/" data-video="/videos/a-leak/">');
    expect(directive(opener, 'frame-src')).toBe("frame-src 'self'");
  });

  it('allows a frame of the host of each video that opens over the page, and no other', () => {
    const policy = contentSecurityPolicy(
      '<a href="https://a.example/1" data-video="https://b.example/embed/1" class="x">V</a><a href="https://c.example/2" data-video="">W</a><a href="https://d.example/">L</a>',
    );
    expect(directive(policy, 'frame-src')).toBe('frame-src https://b.example https://c.example');
    expect(directive(contentSecurityPolicy('<p>'), 'frame-src')).toBe('');
  });

  it('allows the page of the status to read its feed, and no other address', () => {
    const policy = contentSecurityPolicy(
      '<section data-status-feed="https://status.example/api/v2/summary.json">',
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://status.example");
    expect(directive(contentSecurityPolicy('<p>'), 'connect-src')).toBe("connect-src 'self'");
  });

  it('allows the same text once', () => {
    const policy = contentSecurityPolicy('<script>a()</script><script>a()</script>');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
  });

  it('allows no inline code in general, and no hosts but those it is given', () => {
    const policy = contentSecurityPolicy('<p>', {
      styles: ['https://calendar.example'],
      images: ['https://img.example'],
    });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(directive(policy, 'style-src')).toBe("style-src 'self' https://calendar.example");
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part);
  });
});

describe('svgPolicy', () => {
  it('allows the drawing’s own styles and nothing else', () => {
    expect(svgPolicy('<svg><style>path{fill:red}</style></svg>')).toBe(
      `default-src 'none'; style-src ${hash('path{fill:red}')}; frame-ancestors 'none'`,
    );
    expect(svgPolicy('<svg/>')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('attributesIn', () => {
  it('names every attribute, and its value where it has one', () => {
    expect(attributesIn('<p hidden data-size="small"><a aria-current="page">x</a></p>')).toEqual(
      new Set(['[hidden]', '[data-size]', '[data-size=small]', '[aria-current]', '[aria-current=page]']),
    );
  });
});
