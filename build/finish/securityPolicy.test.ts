import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, svgPolicy } from './securityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

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
