import { parse } from 'parse5';
import { attributeOf, elementsBelow, type HtmlElement } from '../../server/forms/htmlTree.ts';

/** An address that a document loads or links to. */
export interface PlacedAddress {
  element: HtmlElement;
  attribute: string;
  value: string;
}

/** The parts of a document that concern addresses. */
export interface AddressedDocument {
  addresses: PlacedAddress[];
  images: HtmlElement[];
}

const ADDRESS_ATTRIBUTES = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
];
const LIST_ATTRIBUTES = ['srcset', 'imagesrcset'];

/** Metadata whose content is an address. */
const ADDRESS_METADATA = new Set(['og:url', 'og:image']);

function* addressesOfElement(element: HtmlElement): Generator<PlacedAddress> {
  for (const attribute of ADDRESS_ATTRIBUTES) {
    const value = attributeOf(element, attribute);
    if (value !== undefined) yield { element, attribute, value };
  }
  for (const attribute of LIST_ATTRIBUTES)
    for (const candidate of attributeOf(element, attribute)?.split(',') ?? [])
      yield { element, attribute, value: candidate.trim().split(/\s/)[0] ?? '' };
  const property = attributeOf(element, 'property') ?? attributeOf(element, 'name');
  if (element.tagName === 'meta' && property !== undefined && ADDRESS_METADATA.has(property))
    yield { element, attribute: property, value: attributeOf(element, 'content') ?? '' };
}

/** Every address of an HTML document and its pictures, including the contents of templates. */
export function addressesOf(html: string): AddressedDocument {
  const addresses: PlacedAddress[] = [];
  const images: HtmlElement[] = [];
  const read = (node: Parameters<typeof elementsBelow>[0]) => {
    for (const element of elementsBelow(node)) {
      addresses.push(...addressesOfElement(element));
      if (element.tagName === 'img') images.push(element);
      if ('content' in element) read(element.content as typeof node);
    }
  };
  // Parsed as without script, so that the menus’ panels are included.
  read(parse(html, { scriptingEnabled: false }));
  return { addresses, images };
}
