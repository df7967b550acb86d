import { attributeOf, type HtmlElement } from '../../server/forms/htmlTree.ts';
import { addressesOf, type PlacedAddress } from './addressesOf.ts';
import { type BuiltPage, localeOfUrl } from './builtSite.ts';
import { siteAnswer } from './siteAnswer.ts';

const shape = {
  // Without a recipient it is an email to forward, and needs a subject.
  mailto: /^mailto:(?:[^@\s?]+@[^@\s]+\.[a-z]+(?:\?\S*)?|\?subject=\S+)$/,
  tel: /^tel:\+\d{7,15}$/,
};

/** Only links for readers count; in a frame or a script the fragment is not ours to check. */
const isFollowed = (element: HtmlElement) => element.tagName === 'a' || element.tagName === 'area';

function internalFault(
  page: BuiltPage,
  { element }: PlacedAddress,
  url: URL,
  idsOf: IdsOf,
): string | undefined {
  const locale = localeOfUrl(url) ?? page.locale;
  const answer = siteAnswer(url, locale);
  if (answer === 'elsewhere') return undefined;
  if (answer === undefined) return 'answers 404: correct the path or add the page';
  if (answer.hasRedirect) return `is redirected: write ${answer.url.pathname + answer.url.hash}`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (!isFollowed(element) || fragment === '' || !answer.file?.endsWith('.html')) return undefined;
  return idsOf(answer.file).has(fragment) ? undefined : `has no “${fragment}”: give the section this id`;
}

function externalFault({ element }: PlacedAddress): string | undefined {
  if (!isFollowed(element)) return undefined;
  const isNewTab = attributeOf(element, 'target') === '_blank';
  const isSafe = /\bnoopener\b/.test(attributeOf(element, 'rel') ?? '');
  return isNewTab && !isSafe ? 'opens a new tab: add rel="noopener"' : undefined;
}

type IdsOf = (file: string) => ReadonlySet<string>;

function faultOf(page: BuiltPage, placed: PlacedAddress, idsOf: IdsOf): string | undefined {
  const { value, element } = placed;
  if (value.startsWith('data:')) return undefined;
  if (value.startsWith('mailto:')) return shape.mailto.test(value) ? undefined : 'is no mail address';
  if (value.startsWith('tel:')) return shape.tel.test(value) ? undefined : 'must be tel:+ and the digits';
  const url = URL.parse(value, page.url);
  if (!url || /\s/.test(value)) return 'is no address';
  if (url.protocol !== 'https:') return `is ${url.protocol} – only https: is encrypted`;
  if (localeOfUrl(url) !== undefined) return internalFault(page, placed, url, idsOf);
  if (!url.hostname.includes('.')) return 'names no host';
  return isFollowed(element) ? externalFault(placed) : undefined;
}

/**
 * Faults in the links and pictures of a page, with the remedy: an address that does not resolve, on either host; a
 * missing fragment; a redirect of ours; http; an external link that exposes window.opener; a picture without size or
 * text. idsOf returns the ids in a file of the build.
 */
export function linkFaults(page: BuiltPage, idsOf: IdsOf): string[] {
  const { addresses, images } = addressesOf(page.own);
  const faults = new Set<string>();
  for (const placed of addresses) {
    const fault = faultOf(page, placed, idsOf);
    if (fault) faults.add(`${placed.element.tagName} ${placed.attribute}="${placed.value}" ${fault}`);
  }
  for (const image of images) {
    const missing = ['alt', 'width', 'height'].filter((name) => attributeOf(image, name) === undefined);
    if (missing.length > 0)
      faults.add(`img src="${attributeOf(image, 'src')}" lacks ${missing.join(', ')}: add them`);
  }
  return [...faults].map((fault) => `${page.name}: ${fault}`);
}
