import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createTrackingConfig } from '../../config/tracking.ts';
import { addTracking, trackingHosts } from './addTracking.ts';
import { contentSecurityPolicy } from './securityPolicy.ts';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>A</title><script>first()</script></head><body>x</body></html>';
const off = createTrackingConfig();
const on = createTrackingConfig({
  tagManager: { id: 'GTM-TEST' },
  sessionReplay: { id: 'replay' },
  schedulingWidget: { id: 'team' },
});

/** The parts of a policy, by name. */
const policyOf = (html: string, config: typeof on) =>
  Object.fromEntries(
    contentSecurityPolicy(html, trackingHosts(config))
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );

describe('addTracking', () => {
  it('leaves the documents of a site without services as they are', () => {
    expect(addTracking(PAGE, off)).toBe(PAGE);
    expect(contentSecurityPolicy(PAGE, trackingHosts(off))).toBe(contentSecurityPolicy(PAGE));
  });

  it('puts the defaults before every other script, as a text that runs', () => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(addTracking(PAGE, on))?.[1] ?? '';
    const page: { dataLayer?: ArrayLike<unknown>[]; window?: unknown } = {};
    page.window = page;
    runInNewContext(script, page);
    const commands = (page.dataLayer ?? []).map((command) => Array.from(command));
    expect(commands[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(commands.at(-1)).toEqual(['set', 'url_passthrough', true]);
  });

  it('allows its script by hash, and its data needs none', () => {
    const hashes = (html: string, config: typeof on) =>
      policyOf(html, config)['script-src']?.filter((part) => part.startsWith("'sha256-")).length;
    expect(hashes(PAGE, off)).toBe(1);
    expect(hashes(addTracking(PAGE, on), on)).toBe(2);
  });

  it('carries no text that could end its script', () => {
    const config = createTrackingConfig({ analytics: { id: 'G-1', name: '</script><b>' } });
    expect(addTracking(PAGE, config)).not.toContain('</script><b>');
  });
});

describe('trackingHosts', () => {
  it('permits the hosts of what is on, and of nothing else', () => {
    const policy = policyOf(addTracking(PAGE, on), on);
    const hosts = Object.values(policy).flatMap((parts) => parts.filter((part) => part.startsWith('https:')));
    expect(policy['script-src']).toContain('https://www.googletagmanager.com');
    expect(policy['frame-src']).toEqual(['https://calendly.com']);
    expect(policy['style-src']).toContain('https://assets.calendly.com');
    expect([...new Set(hosts)].sort()).toEqual([
      'https://*.clarity.ms',
      'https://assets.calendly.com',
      'https://calendly.com',
      'https://www.clarity.ms',
      'https://www.googletagmanager.com',
    ]);
  });
});
