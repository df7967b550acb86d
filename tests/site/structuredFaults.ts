import { parse } from 'parse5';
import { z } from 'zod';
import { attributeOf, elementsBelow, type HtmlElement, textOf } from '../../server/forms/htmlTree.ts';
import { localeOfUrl } from '../../src/lib/metadata.ts';
import type { BuiltPage } from './builtSite.ts';
import { siteAnswer } from './siteAnswer.ts';
import { structuredRules } from './structuredRules.ts';

export type Thing = Readonly<Record<string, unknown>>;

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
});

/** Text normalized for comparison: without whitespace and case. */
const words = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Strings that are addresses, at any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

function addressFault(address: string): string | undefined {
  const url = URL.parse(address);
  const locale = url ? localeOfUrl(url) : undefined;
  if (!url || locale === undefined) return undefined;
  const answer = siteAnswer(url, locale);
  return answer === undefined || answer === 'elsewhere' || answer.hasRedirect
    ? `${address} does not answer: correct it`
    : undefined;
}

/** Questions that a search engine would show but the page does not. */
function unseen(thing: Thing, main: string): string[] {
  const items = (thing['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  return items.flatMap(({ name, acceptedAnswer }) =>
    main.includes(words(name)) && main.includes(words(acceptedAnswer.text))
      ? []
      : [`the question “${name}” or its answer is not on the page`],
  );
}

/** The things in a document’s structured data; faults where it cannot be read. */
export function readStructuredData(html: string): {
  things: Thing[];
  main: string;
  films: HtmlElement[];
  faults: string[];
} {
  const elements = [...elementsBelow(parse(html))];
  const scripts = elements.filter((element) => attributeOf(element, 'type') === 'application/ld+json');
  const main = elements.find(({ tagName }) => tagName === 'main');
  const films = elements.filter((element) => attributeOf(element, 'data-video'));
  const things: Thing[] = [];
  const faults: string[] =
    scripts.length === 1 ? [] : [`${scripts.length} blocks of JSON-LD: there must be one`];
  for (const script of scripts) {
    try {
      things.push(...graphSchema.parse(JSON.parse(textOf(script)))['@graph']);
    } catch (error) {
      faults.push(`JSON-LD that cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { things, main: main ? words(textOf(main)) : '', films, faults };
}

/** Faults in a page’s structured data, with type and property. */
export function structuredFaults(page: BuiltPage): string[] {
  const { things, main, faults } = readStructuredData(page.own);
  for (const thing of things) {
    const type = String(thing['@type']);
    const rule = structuredRules[type];
    if (!rule) {
      faults.push(`${type} has no rules: add them to tests/site/structuredRules.ts`);
      continue;
    }
    const { error } = rule.safeParse(thing);
    faults.push(
      ...(error?.issues ?? []).map(({ path, message }) => `${type}, ${path.join('.')}: ${message}`),
    );
    if (type === 'FAQPage' && !error) faults.push(...unseen(thing, main));
  }
  const wrong = [...new Set(addressesIn(things))].map(addressFault).filter((fault) => fault !== undefined);
  return [...faults, ...wrong].map((fault) => `${page.name}: ${fault}`);
}
