import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A window's markup, for tests. */
export interface WindowMarkup {
  html: string;
  /** The text in order, tags removed. */
  words: string;
  /** Number of elements. */
  nodes: number;
  /** Focusable elements and headings, which a picture must not contain. */
  intruders: string[];
}

export function readWindow(window: ReactElement): WindowMarkup {
  const html = renderToStaticMarkup(window);
  const tags = html.match(/<[a-z][a-z0-9]*/g) ?? [];
  return {
    html,
    words: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&gt;/g, '>')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
    nodes: tags.length,
    intruders: [
      ...tags.filter((tag) => /^<(a|button|input|select|textarea|h[1-6])$/.test(tag)),
      ...(html.match(/tabindex/gi) ?? []),
    ],
  };
}
