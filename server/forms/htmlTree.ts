import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in document order. */
export function* elementsBelow(node: HtmlNode): Generator<HtmlElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsBelow(child);
  }
}

/** The first element below a node that meets a condition. */
export function findElement(
  node: HtmlNode,
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const element of elementsBelow(node)) if (matches(element)) return element;
  return undefined;
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: HtmlElement, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: HtmlElement, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Replaces the content of an element with text. */
export function setText(element: HtmlElement, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Text of an element without tags. */
export function textOf(element: HtmlElement): string {
  return element.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      return defaultTreeAdapter.isElementNode(child) ? textOf(child) : '';
    })
    .join('');
}

/** Appends a new element to a parent. */
export function appendElement(
  parent: HtmlElement,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): HtmlElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  defaultTreeAdapter.appendChild(parent, element);
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  return element;
}
