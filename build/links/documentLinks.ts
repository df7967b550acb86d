import { parse } from 'parse5';
import { attributeOf, type HtmlElement, type HtmlNode } from '../../server/forms/htmlTree.ts';

/** What a document links to and loads, and the ids that links to it can name. */
export interface DocumentLinks {
  /** Addresses as written, each once, by what holds them: "a href", "img srcset", "meta og:image". */
  addresses: Readonly<Record<string, readonly string[]>>;
  /** Addresses of links that open a new tab and let it control this one. */
  openers: readonly string[];
  ids: readonly string[];
}

const ADDRESS = new Set('href src action formaction poster data component-url renderer-url'.split(' '));
const LIST = new Set(['srcset', 'imagesrcset']);

/** One picture of a srcset. Its address may contain commas, as those of image services do, but not end in one. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/g;

/** Metadata whose content is an address. */
const METADATA = new Set(['og:url', 'og:image']);

/** What holds an address in an element, with the address. */
function addressesOf({ tagName, attrs }: HtmlElement): [holder: string, address: string][] {
  return attrs.flatMap(({ name, value }): [string, string][] => {
    if (ADDRESS.has(name)) return [[name, value]];
    if (LIST.has(name)) return [...value.matchAll(CANDIDATE)].map(([, address = '']) => [name, address]);
    if (tagName !== 'meta' || !METADATA.has(value)) return [];
    return attrs.filter((other) => other.name === 'content').map((content) => [value, content.value]);
  });
}

/** What the fragment of a link to an element can be. */
const idsOf = ({ tagName, attrs }: HtmlElement) =>
  attrs.filter(({ name, value }) => value !== '' && (name === 'id' || (name === 'name' && tagName === 'a')));

const isOpener = (element: HtmlElement) =>
  attributeOf(element, 'target') === '_blank' && !/\bnoopener\b/.test(attributeOf(element, 'rel') ?? '');

/** The addresses and ids in an HTML document, including the contents of templates. */
export function documentLinks(html: string): DocumentLinks {
  const addresses = new Map<string, Set<string>>();
  const openers = new Set<string>();
  const ids = new Set<string>();
  const read = (node: HtmlNode) => {
    if ('attrs' in node) {
      for (const [holder, address] of addressesOf(node)) {
        const place = `${node.tagName} ${holder}`;
        addresses.set(place, (addresses.get(place) ?? new Set()).add(address));
        if (holder === 'href' && isOpener(node)) openers.add(address);
      }
      for (const { value } of idsOf(node)) ids.add(value);
    }
    if ('content' in node) read(node.content);
    if ('childNodes' in node) node.childNodes.forEach(read);
  };
  // Parsed as without script, so that the contents of <noscript> are included.
  read(parse(html, { scriptingEnabled: false }));
  return {
    addresses: Object.fromEntries([...addresses].map(([place, values]) => [place, [...values]])),
    openers: [...openers],
    ids: [...ids],
  };
}
