import type { RedirectRule } from './RedirectRule.ts';
import { createRedirectResolver } from './resolveRedirect.ts';

/** What is wrong with one rule of the redirect table. */
export interface RedirectRuleFault {
  /** Index of the rule in the table. */
  rule: number;
  text: string;
}

/** The addresses of the site. */
export interface SiteAddresses {
  /** Whether a path, as /pricing/ or /robots.txt, is a page, a file or a route of the server. */
  has: (path: string) => boolean;
  /** What is wrong with the target of a rule, a path with or without #fragment. */
  targetFault?: (target: string) => string | undefined;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Without a build to look at, a path with a file extension counts as a file. */
const looksLikeFile = (path: string) => /\.\w+$/.test(path);

/** The addresses that a rule leads to if further redirects are followed, each one once. */
function stopsOf(rule: RedirectRule, resolve: ReturnType<typeof createRedirectResolver>): string[] {
  const stops = [rule.to];
  for (const stop of stops) {
    const next = stop.startsWith('/') ? resolve(pathOf(stop)) : undefined;
    if (next === undefined || next === 'bad') continue;
    if (stops.includes(next.location)) return [...stops, next.location];
    stops.push(next.location);
  }
  return stops;
}

function chainFault(
  rule: RedirectRule,
  resolve: ReturnType<typeof createRedirectResolver>,
): string | undefined {
  const stops = stopsOf(rule, resolve);
  const last = stops.at(-1) ?? rule.to;
  if (stops.indexOf(last) < stops.length - 1)
    return `goes in a circle, ${[rule.from, ...stops].join(' → ')}: remove one of these rules, or let one lead to a page`;
  return stops.length > 1 ? `leads to ${rule.to}, which is redirected itself: write ${last}` : undefined;
}

/**
 * What is wrong with the rules of a redirect table: paths that are redirected twice, chains and loops of redirects and,
 * if the site's addresses are known, redirects that hide one of them or lead to none.
 */
export function redirectRuleFaults(
  rules: readonly RedirectRule[],
  site?: SiteAddresses,
): RedirectRuleFault[] {
  const resolve = createRedirectResolver(rules, looksLikeFile);
  return rules.flatMap(({ from, ...rest }, index) => {
    const rule = { from, ...rest };
    const first = rules.findIndex((one) => one.from === from);
    const hidden = [`${from}/`, from].find((path) => site?.has(path));
    const texts = [
      first < index
        ? `is redirected twice, to ${rules[first]?.to} and to ${rule.to}: keep one of the two`
        : undefined,
      hidden === undefined
        ? undefined
        : `hides ${hidden}, which the site has: remove the redirect, or give the page another address`,
      chainFault(rule, resolve) ?? (rule.to.startsWith('/') ? site?.targetFault?.(rule.to) : undefined),
    ];
    return texts.flatMap((text) => (text === undefined ? [] : [{ rule: index, text: `${from}: ${text}` }]));
  });
}
