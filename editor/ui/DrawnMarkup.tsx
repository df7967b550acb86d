import { createElement, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';

interface Parsed {
  tag: string;
  attributes: [string, string][];
  inner: string;
}

/** The root element of some markup, or undefined if it has several. */
function onlyElement(html: string): Parsed | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  const nodes = [...template.content.childNodes].filter(
    (node) => node.nodeType === Node.ELEMENT_NODE || (node.textContent ?? '').trim() !== '',
  );
  const [first] = nodes;
  if (nodes.length !== 1 || !(first instanceof HTMLElement)) return undefined;
  return {
    tag: first.tagName.toLowerCase(),
    attributes: [...first.attributes].map(({ name, value }) => [name, value]),
    inner: first.innerHTML,
  };
}

/** Updates an element to the markup that the server rendered, if it differs. */
function useDrawn(element: { current: Element | null }, { attributes, inner }: Parsed): void {
  const shown = useRef<{ names: string[]; inner?: string; element?: Element }>({ names: [] });
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const isNew = shown.current.element !== own;
    for (const name of shown.current.names)
      if (!isNew && !attributes.some(([one]) => one === name)) own.removeAttribute(name);
    for (const [name, value] of attributes)
      if (own.getAttribute(name) !== value) own.setAttribute(name, value);
    if (isNew || shown.current.inner !== inner) own.innerHTML = inner;
    shown.current = { names: attributes.map(([name]) => name), inner, element: own };
  });
}

/** A section as the site renders it, without a wrapper, so that its styles apply as on the page. */
export function DrawnSection({
  html,
  isDiffering,
  dragRef,
}: {
  html: string;
  /** Whether the region reads it differently, which is then marked. */
  isDiffering: boolean;
  dragRef: ((element: Element | null) => void) | null;
}) {
  const parsed = useMemo((): Parsed => {
    const own = onlyElement(html) ?? { tag: 'div', attributes: [], inner: html };
    return isDiffering ? { ...own, attributes: [...own.attributes, ['data-differs', '']] } : own;
  }, [html, isDiffering]);
  const element = useRef<Element | null>(null);
  const hold = useCallback(
    (own: Element | null) => {
      element.current = own;
      dragRef?.(own);
    },
    [dragRef],
  );
  useDrawn(element, parsed);
  return createElement(parsed.tag, { ref: hold });
}

/** Markup around the sections. Its wrapper does not affect the layout. */
export function DrawnMarkup({ html }: { html: string }) {
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The page around its sections: header, main and footer, as on the site. */
export function DrawnPage({
  before,
  after,
  children,
}: {
  before: string;
  after: string;
  children: ReactNode;
}) {
  const { outside, main } = useMemo(() => {
    const template = document.createElement('template');
    template.innerHTML = before;
    const found = template.content.querySelector('main');
    const own = {
      tag: 'main',
      attributes: [...(found?.attributes ?? [])].map(({ name, value }): [string, string] => [name, value]),
      inner: found?.innerHTML ?? '',
    };
    found?.remove();
    return { outside: template.innerHTML, main: own };
  }, [before]);
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    for (const [name, value] of main.attributes) element.current?.setAttribute(name, value);
  }, [main]);
  return (
    <>
      <DrawnMarkup html={outside} />
      <main ref={element}>
        <DrawnMarkup html={main.inner} />
        {children}
      </main>
      <DrawnMarkup html={after.replace(/^<\/main>/, '')} />
    </>
  );
}
