import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** A response to GET over TLS, with what the Observatory looks at. */
export interface SecuredAnswer {
  headers: Headers;
  html: string;
  host: string;
}

/** A result for a response, by the Observatory’s own name for it, and its score modifier. */
export interface Finding {
  rule: string;
  modifier: number;
}

const found = (rule: string, modifier: number): Finding => ({ rule, modifier });

/** Sources so broad that they protect nothing, for scripts, objects and styles (cspParser.js, DANGEROUSLY_BROAD). */
const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const UNSAFE = new Set([...BROAD, "'unsafe-inline'", 'data:']);

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: string | null): Policy {
  const directives = (header ?? '').split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

/** csp.js: the first fault counts. */
function contentSecurityPolicy(policy: Policy): Finding {
  if (policy.size === 0) return found('csp-not-implemented', -25);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = new Set(['img-src', 'media-src']);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, list]) => list);
  if (scripts.some((one) => UNSAFE.has(one)) || objects.some((one) => BROAD.has(one)))
    return found('csp-implemented-with-unsafe-inline', -20);
  if (active.some(isInsecure)) return found('csp-implemented-with-insecure-scheme', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'"))
    return found('csp-implemented-with-unsafe-eval', -10);
  if ([...passive].flatMap(sources).some(isInsecure))
    return found('csp-implemented-with-insecure-scheme-in-passive-content-only', -10);
  if (styles.some((one) => UNSAFE.has(one)))
    return found('csp-implemented-with-unsafe-inline-in-style-src-only', 0);
  return policy.get('default-src')?.join(' ') === "'none'"
    ? found('csp-implemented-with-no-unsafe-default-src-none', 10)
    : found('csp-implemented-with-no-unsafe', 5);
}

/** strict-transport-security.js: counts six months as 180 days. Being on browsers’ preload lists would add 5. */
function strictTransport(header: string | null): Finding {
  if (header === null) return found('hsts-not-implemented', -20);
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return found('hsts-header-invalid', -20);
  return Number(age) >= 15_552_000
    ? found('hsts-implemented-max-age-at-least-six-months', 0)
    : found('hsts-implemented-max-age-less-than-six-months', -10);
}

/** referrer-policy.js: the last policy that it knows counts. */
function referrerPolicy(header: string | null): Finding {
  if (header === null) return found('referrer-policy-not-implemented', 0);
  const known =
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin|origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;
  const policy = header
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .findLast((one) => known.test(one));
  if (policy === undefined) return found('referrer-policy-header-invalid', -5);
  return /^(?:no-referrer|same-origin|strict-)[a-z-]*$/.test(policy) &&
    policy !== 'no-referrer-when-downgrade'
    ? found('referrer-policy-private', 5)
    : found('referrer-policy-unsafe', -5);
}

/** x-frame-options.js: the policy’s frame-ancestors beats the old header. */
function framing(header: string | null, policy: Policy): Finding {
  if (policy.has('frame-ancestors')) return found('x-frame-options-implemented-via-csp', 5);
  if (header === null) return found('x-frame-options-not-implemented', -20);
  return /^\s*(?:deny|sameorigin)\s*$/i.test(header)
    ? found('x-frame-options-sameorigin-or-deny', 0)
    : found('x-frame-options-header-invalid', -20);
}

/** cross-origin-resource-policy.js */
function resourcePolicy(header: string | null): Finding {
  const policy = header?.trim().toLowerCase();
  if (policy === undefined) return found('corp-not-implemented', 0);
  if (policy === 'same-origin' || policy === 'same-site') return found(`corp-implemented-with-${policy}`, 10);
  return policy === 'cross-origin'
    ? found('corp-implemented-with-cross-origin', 0)
    : found('corp-header-invalid', -5);
}

function scriptsOf(node: DefaultTreeAdapterTypes.Node): Record<string, string>[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) && child.tagName === 'script'
      ? [Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))]
      : scriptsOf(child),
  );
}

/** subresource-integrity.js: third-party scripts need a hash; our own need none and score nothing. */
function integrity({ html, host }: SecuredAnswer): Finding {
  const addresses = scriptsOf(parse(html)).filter(({ src }) => src !== undefined);
  if (addresses.length === 0) return found('sri-not-implemented-but-no-scripts-loaded', 0);
  const foreign = addresses.filter(({ src = '' }) => new URL(src, `https://${host}/`).hostname !== host);
  if (foreign.length === 0) return found('sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0);
  if (foreign.every((script) => script['integrity']))
    return found('sri-implemented-and-external-scripts-loaded-securely', 5);
  return foreign.every(({ src = '' }) => src.startsWith('https:'))
    ? found('sri-not-implemented-but-external-scripts-loaded-securely', -5)
    : found('sri-not-implemented-and-external-scripts-not-loaded-securely', -50);
}

/** cors.js: checks for a host that lets any site read it with a visitor’s cookies. */
function sharing(headers: Headers): Finding {
  const origin = headers.get('access-control-allow-origin');
  if (origin === null) return found('cross-origin-resource-sharing-not-implemented', 0);
  return headers.get('access-control-allow-credentials') === 'true'
    ? found('cross-origin-resource-sharing-implemented-with-universal-access', -50)
    : found('cross-origin-resource-sharing-implemented-with-public-access', 0);
}

/**
 * The score that the MDN HTTP Observatory gives a response, by the rules and modifiers in its source (algorithm version
 * 5: src/grader/charts.js and src/analyzer/tests of mdn/mdn-http-observatory): 100 plus the modifiers; positive ones
 * count only where the rest leave at least 90. Cookies count as faults here, because the site sets none. The redirect
 * from HTTP to HTTPS and a valid certificate are the front’s job, and are taken as given.
 */
export function observatoryScore(answer: SecuredAnswer): { score: number; findings: Finding[] } {
  const { headers } = answer;
  const policy = readPolicy(headers.get('content-security-policy'));
  const findings = [
    contentSecurityPolicy(policy),
    strictTransport(headers.get('strict-transport-security')),
    referrerPolicy(headers.get('referrer-policy')),
    framing(headers.get('x-frame-options'), policy),
    resourcePolicy(headers.get('cross-origin-resource-policy')),
    integrity(answer),
    sharing(headers),
    headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
      ? found('x-content-type-options-nosniff', 0)
      : found('x-content-type-options-not-implemented', -5),
    headers.has('set-cookie') ? found('cookies-without-secure-flag', -20) : found('cookies-not-found', 0),
  ];
  const sum = (list: readonly Finding[]) => list.reduce((total, { modifier }) => total + modifier, 100);
  const plain = sum(findings.filter(({ modifier }) => modifier < 0));
  return { score: plain >= 90 ? sum(findings) : Math.max(0, plain), findings };
}
